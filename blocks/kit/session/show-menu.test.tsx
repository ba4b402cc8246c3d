import { beforeEach, describe, expect, it } from 'vitest';
import { products as sold } from '#domain/user/generated/products.ts';
import type { UserAnswer } from '#domain/user/known-user.ts';
import { mountBlock } from '../testing-mount.ts';
import { showMenu } from './show-menu.ts';
import { showRules } from './show-rules.ts';

const user = (...products: readonly string[]): UserAnswer => ({
  activated: true,
  email: 'anna@example.org',
  purchasedProducts: products.map((productId) => ({ productId, names: sold.find((each) => each.productId === productId)?.names })),
  features: ['csv_download_feature'],
});
const shown = (selector: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent);

describe('on a page that was drawn for everyone', () => {
  beforeEach(() => {
    const rules = [
      { product: 'premium-plus' },
      { feature: 'csv_download_feature' },
      { loggedIn: true, product: 'pur' },
      { not: { product: 'pur' } },
    ];
    document.body.innerHTML = rules
      .map((rule) => `<p class="ruled" data-rule='${JSON.stringify(rule)}' hidden>${JSON.stringify(rule)}</p>`)
      .join('');
  });

  it('[USER-014] shows what the rules of entries and blocks allow the user, and hides it again from nobody', () => {
    showRules(user('premium-pro'));
    expect(shown('.ruled')).toEqual(['{"product":"premium-plus"}', '{"feature":"csv_download_feature"}', '{"not":{"product":"pur"}}']);
    showRules(undefined);
    expect(shown('.ruled')).toEqual(['{"not":{"product":"pur"}}']);
  });
});

describe('the menu of a page that was drawn for everyone', () => {
  beforeEach(async () => void (await mountBlock('user-entry', 'in the bar, for everyone')));

  it('[SHELL-046] [SHELL-047] shows the entries of the products that were bought, and the highest as the label', () => {
    showMenu(user('premium-basic', 'premium-plus'));
    // The style sheet shows only the first of these, which a browser test verifies.
    expect(shown('.user-entry__product a')).toEqual(['Premium Plus', 'Premium Basic']);
    expect(shown('.user-entry__links a[data-needs]')).toEqual(['Premium-Artikel', 'Lesen ohne Werbung']);
    expect(shown('[data-user-email]')).toEqual(['anna@example.org']);
  });

  it('[USER-014] shows what needs a product, a feature or a bank, or the lack of one, to whom it holds for', () => {
    document.body.innerHTML =
      '<a data-needs="pur premium-plus" hidden>1</a><a data-needs="csv_download_feature" hidden>2</a><a data-needs="pur" hidden>3</a>' +
      '<a data-lacks="csv_download_feature">4</a><a data-lacks="bank">5</a>';
    showMenu({ ...user('premium-plus'), hasConnectedBank: false });
    expect(shown('a')).toEqual(['1', '2', '5']);
    showMenu({ ...user(), hasConnectedBank: true });
    expect(shown('a')).toEqual(['2']);
    showMenu(undefined);
    expect(shown('a')).toEqual(['4', '5']);
  });

  it('[SHELL-046] shows none of them without a product', () => {
    showMenu(user());
    expect(shown('a[data-needs]')).toEqual([]);
  });
});

describe('the banner of support', () => {
  const helped = { ...user(), impersonation: { adminEmail: 'support@example.org' } };

  it('[SHELL-088] says in whose account it works, and is not there otherwise', async () => {
    await mountBlock('notices', 'for everyone');
    showMenu(helped);
    expect(document.querySelector<HTMLElement>('[data-admin-view]')?.hidden).toBe(false);
    expect(document.querySelector('[data-admin-text]')?.textContent).toBe('Du befindest dich im Admin-View des Nutzers anna@example.org');
    showMenu(user());
    expect(document.querySelector<HTMLElement>('[data-admin-view]')?.hidden).toBe(true);
  });

  it('[SHELL-088] stands on private pages from the start', async () => {
    await mountBlock('notices', 'in the admin view');
    expect(document.querySelector('[data-admin-text]')?.textContent).toBe('Du befindest dich im Admin-View des Nutzers anna@example.org');
  });
});
