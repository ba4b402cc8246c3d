import { describe, expect, inject, it } from 'vitest';
import { mobile, useBrowser } from './browser.ts';

const portal = inject('portal');
const browser = useBrowser();
const get = (path: string) => fetch(`${portal}${path}`, { redirect: 'manual' });
const textOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \u00A0]+/g, ' ');

interface Product {
  readonly instrument: { readonly name: string; readonly isin: string; readonly wkn: string; readonly urls: { readonly WEBSITE: string } };
  readonly instrumentUnderlying: { readonly name: string };
  readonly issuer: { readonly name: string };
}

/** Returns the oldest product of a type: one from today has no chart yet. */
async function productOf(entitySubType: string): Promise<Product> {
  const answer = await get(
    `/api/v1/derivatives/finder/configuration_query?perPage=1&sort=dateFirstTrading&order=ASC&entitySubType=${entitySubType}`,
  );
  const [first] = ((await answer.json()) as { list: Product[] }).list;
  if (!first) throw new Error(`There is no ${entitySubType}.`);
  return first;
}

const OTHERS = [
  'INLINE_WARRANT',
  'BONUS_CERTIFICATE',
  'BOND_CERTIFICATE',
  'DISCOUNT_WARRANT',
  'FACTOR_CERTIFICATE',
  'DISCOUNT_CERTIFICATE',
  'ETC_ETN_CERTIFICATE',
  'EXPRESS_CERTIFICATE',
  'PART_CAPITAL_PROTECTED_CERTIFICATE',
  'OUTPERFORMANCE_SPRINT_CERTIFICATE',
  'INDEX_PARTICIPATATION_CERTIFICATE',
] as const;

describe('the facts of a derivative', () => {
  it.each(['KNOCKOUT_CERTIFICATE', 'WARRANT'])('[DERIV-004] are in the HTML of a %s', async (type) => {
    const { instrument, issuer } = await productOf(type);
    const page = await (await get(instrument.urls.WEBSITE)).text();
    expect(textOf(page)).toMatch(new RegExp(`Kurs des Basiswerts .*Gewinnschwelle .*Emittent ${issuer.name}`));
    expect(page).not.toContain('Kennzahlen werden geladen');
  });

  it.each(OTHERS)('[DERIV-004] of a %s are loaded in the browser', async (type) => {
    const { instrument, issuer } = await productOf(type);
    const path = instrument.urls.WEBSITE;
    const source = textOf(await (await get(path)).text());
    expect(source).toContain('Kennzahlen werden geladen');
    expect(source).not.toContain('Gewinnschwelle');
    const { page, errors } = await browser.open();
    await page.goto(portal + path);
    await page.locator('.derivative-facts').scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('.derivative-facts').innerText(), { timeout: 15_000 }).toContain(issuer.name);
    expect(await page.locator('.derivative-facts').innerText()).toContain('Gewinnschwelle');
    expect(errors).toEqual([]);
  });

  it('[ROUTE-036] stand on its page with name, codes, issuer, underlying, quote, barriers and chart', async () => {
    const { instrument, instrumentUnderlying, issuer } = await productOf('KNOCKOUT_CERTIFICATE');
    const path = instrument.urls.WEBSITE;
    const page = await (await get(path)).text();
    const text = textOf(page);
    for (const part of [
      instrument.name,
      instrument.isin,
      instrument.wkn,
      `Emittent ${issuer.name}`,
      `Basiswert ${instrumentUnderlying.name}`,
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/Hebel \(Brief\) \d+,\d\d/);
    expect(text).toMatch(/Knock-out-Schwelle [\d.]+,\d+/);
    expect(page).toMatch(/quality-badge"[^>]*>(Realtime|verzögert|Schlusskurs)</);
    expect(page).toMatch(/data-block="price-chart".*?<svg/s);
    expect(page).toMatch(/article-teasers__headline"><a href="/);
    expect(new URL(/<link rel="canonical" href="([^"]+)"/.exec(page)?.[1] ?? '').pathname).toBe(path);
    expect((await get('/derivate/Nichts-DE000XXXXXX0')).status).toBe(404);
  });
});

describe('the calculator of a derivative', () => {
  it('answers five scenarios by itself, and one again when it is changed with the keyboard', async () => {
    const { instrument } = await productOf('WARRANT');
    const { page, errors } = await browser.open(mobile);
    await page.goto(portal + instrument.urls.WEBSITE.replace('/derivate/', '/derivate/rechner/'));
    const prices = page.locator('.derivative-calculator__price');
    await page.locator('.derivative-calculator').scrollIntoViewIfNeeded();
    await expect
      .poll(async () => (await prices.allInnerTexts()).filter((text) => /\d,\d{3}/.test(text)).length, { timeout: 15_000 })
      .toBe(5);
    const before = await prices.allInnerTexts();
    const field = page.getByLabel(/Kurs des Basiswerts/).first();
    await field.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('0100');
    await page.keyboard.press('Tab');
    expect(await field.inputValue()).toBe('100');
    await expect.poll(() => prices.first().innerText()).not.toBe(before[0]);
    expect((await prices.allInnerTexts()).slice(1)).toEqual(before.slice(1));
    expect(errors).toEqual([]);
  });
});
