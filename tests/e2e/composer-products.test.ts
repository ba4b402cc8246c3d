import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoEmail } from '#provider/services/accounts/demo-users.ts';
import { DEMO_PASSWORD } from '#provider/services/accounts/settings.ts';
import { desktop, useBrowser } from './browser.ts';
import { publish } from './composer-hands.ts';
import { startComposerPortal, type ComposerPortal } from './composer-portal.ts';

const browser = useBrowser();
let portal: ComposerPortal;
beforeAll(async () => {
  portal = await startComposerPortal({ ownProvider: true });
});
afterAll(() => portal?.end());

const GATED = '/experten-musterdepot';
const BEHIND = 'Das einfache Depot';
const API = '/redaktion/api';
const HEADERS = { 'X-Parkett-Composer': '1' };

/** Returns the cookies of a visitor without other products. */
async function logIn(): Promise<string> {
  const answer = await fetch(`${portal.site}/api/v1/users/login`, {
    method: 'POST',
    headers: { origin: portal.site, 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoEmail('besucher'), password: DEMO_PASSWORD }),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

it(
  '[CONF-016] a product that an editor publishes has its page, its price and its rights at once, and so has each change of what it opens',
  { timeout: 240_000 },
  async () => {
    const { page } = await browser.open({ ...desktop, viewport: { width: 1440, height: 900 } });
    await portal.enter(page, 'plus');
    expect((await page.request.get(`${portal.site}/premium/premium-familie`)).status()).toBe(404);
    await page.getByRole('button', { name: 'Neu', exact: true }).click();
    await page.getByRole('menuitem', { name: /^Neues Produkt/u }).click();
    await page.getByLabel('Wie heißt das Produkt?').fill('Premium Familie');
    await page.getByLabel('Was kostet es im Monat, in Euro?').fill('12,90');
    await page.getByLabel('Für wen ist es, in einem Satz?').fill('Für alle, die zu zweit anlegen.');
    await page.getByRole('combobox', { name: 'Was öffnet es zuerst?' }).fill('Kurshistorien');
    await page.getByRole('option', { name: /^Kurshistorien/u }).click();
    await page.getByRole('button', { name: 'Anlegen' }).click();
    await page.waitForURL(/\/redaktion\/dokument\/products\.yaml/u, { waitUntil: 'commit' });
    await publish(page, 'Premium Familie');
    const shown = await (await fetch(`${portal.site}/premium/premium-familie`)).text();
    expect(['Premium Familie', '12,90\u00A0€'].filter((text) => !shown.includes(text))).toEqual([]);
    const sold = async (): Promise<string> => (await fetch(`${portal.site}/api/v1/products`)).text();
    await expect.poll(sold).toContain('premium-familie');

    await portal.grant('besucher', 'premium-familie');
    const cookie = await logIn();
    const ask = async (path: string): Promise<string> => (await fetch(portal.site + path, { headers: { cookie } })).text();
    expect(await ask(GATED)).not.toContain(BEHIND);
    expect(JSON.parse(await ask('/api/v1/users'))).toMatchObject({ features: expect.arrayContaining(['csv_download_feature']) });

    const { version, value } = (await (await page.request.get(`${portal.site}${API}/drafts/products.yaml`)).json()) as {
      readonly version: number;
      readonly value: { readonly products: readonly { readonly key: string }[] };
    };
    const place = value.products.findIndex(({ key }) => key === 'premium-familie');
    const patch = [{ op: 'add', path: `/products/${place}/features/-`, value: 'experts_feature' }];
    const send = async (path: string, data: object): Promise<{ readonly version: number }> => {
      const answer = await page.request.post(`${portal.site}${API}/${path}`, { headers: { ...HEADERS, origin: portal.site }, data });
      expect(answer.status(), await answer.text()).toBe(200);
      return (await answer.json()) as { readonly version: number };
    };
    const edited = await send('drafts/products.yaml/edits', { version, patch });
    await send('publication', { files: [{ file: 'products.yaml', version: edited.version }], message: 'Öffnet auch die Musterdepots' });
    const began = performance.now();
    await expect.poll(() => ask(GATED)).toContain(BEHIND);
    console.log(`opened ${Math.round(performance.now() - began)} ms after the publication`);
  },
);
