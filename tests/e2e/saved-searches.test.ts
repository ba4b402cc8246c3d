import { expect, inject, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { desktop, useBrowser } from './browser.ts';
import { logIn } from './log-in.ts';

const portal = inject('portal');
const browser = useBrowser();
const FINDER = '/aktien/finder?isoCountry=DE';

it('a search is saved, opened, renamed and deleted without a script, and its name outlasts the login', async () => {
  const { page } = await browser.open({ ...desktop, javaScriptEnabled: false });
  await page.goto(portal + FINDER);
  await page.getByText('Meine Suchen').click();
  await page.getByLabel('Diese Suche speichern als').fill('Nur Deutschland');
  await page.getByRole('button', { name: 'Speichern' }).click();
  const login = new URL(page.url());
  expect([login.pathname, login.searchParams.get('from')]).toEqual([
    '/login',
    '/konto/suchen?finder=%2Faktien%2Ffinder&abfrage=isoCountry%3DDE&name=Nur+Deutschland',
  ]);
  await logIn(page.context(), 'pro');
  await page.goto(portal + (login.searchParams.get('from') ?? ''));
  expect(await page.getByLabel('Name der Suche').inputValue()).toBe('Nur Deutschland');
  await page.getByRole('button', { name: 'Suche speichern' }).click();
  expect(new URL(page.url()).pathname).toBe('/konto/suchen');
  await page.getByRole('link', { name: 'Umbenennen (Nur Deutschland)' }).click();
  await page.getByLabel('Neuer Name').fill('Deutsche Aktien');
  await page.getByRole('button', { name: 'Umbenennen' }).click();
  await page.getByRole('link', { name: 'Deutsche Aktien', exact: true }).click();
  expect(page.url()).toBe(portal + FINDER);
  expect(await page.locator('.finder__chip').textContent()).toContain('Deutschland');
  await page.goto(`${portal}/konto/suchen`);
  await page.getByRole('button', { name: 'Löschen (Deutsche Aktien)' }).click();
  await page.getByRole('heading', { name: 'Suche löschen?' }).waitFor();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByRole('button', { name: 'Löschen (Deutsche Aktien)' }).click();
  await page.getByRole('button', { name: 'Ja, löschen' }).click();
  expect(await page.locator('.saved-search-list').textContent()).toContain('Noch keine.');
});

it('the same in place with a script, and the file of the hits for whom the feature is', async () => {
  const { page, errors } = await browser.open(desktop);
  await logIn(page.context(), 'pro');
  await page.goto(portal + FINDER);
  await page.getByText('Meine Suchen').click();
  const panel = page.locator('.finder__filter--end .finder__panel');
  await panel.getByLabel('Diese Suche speichern als').fill('Heimat');
  await panel.getByRole('button', { name: 'Speichern' }).click();
  await panel.getByRole('link', { name: 'Heimat' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/aktien/finder');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.finder__chip').click();
  // The answer removes the chip and moves the elements below: an earlier click may miss them.
  await page.waitForFunction(() => location.search === '' && document.querySelector('.finder__chip') === null);
  await page.getByText('Meine Suchen').click();
  await panel.getByRole('link', { name: 'Heimat' }).click();
  await page.waitForFunction(() => location.search === '?isoCountry=DE' && document.querySelector('.finder__chip') !== null);
  await panel.getByRole('button', { name: 'Heimat löschen' }).click();
  // Compares the text, to show the actual message on failure.
  await expect.poll(() => panel.getByRole('status').textContent(), { timeout: 30_000 }).toBe('„Heimat“ ist gelöscht.');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'CSV-Datei', exact: true }).waitFor();
  // A user with the feature sees no offer of it.
  expect(await page.getByRole('link', { name: /^CSV-Datei mit/ }).count()).toBe(0);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'CSV-Datei', exact: true }).click()]);
  expect(file.suggestedFilename()).toBe('aktien-finder.csv');
  expect(errors).toEqual([]);
});

it('the file holds all hits of the address up to a thousand; nobody gets it without the feature', async () => {
  const { page } = await browser.open(desktop);
  const { request } = page.context();
  const ask = async (query: string) => request.get(`${portal}/api/csv?${query}`, { maxRedirects: 0 });
  const own = `${FINDER.split('?')[1] ?? ''}&seite=/aktien/finder`;
  const anonymous = await ask(own);
  expect([anonymous.status(), anonymous.headers()['location']]).toEqual([303, '/login?from=%2Faktien%2Ffinder%3FisoCountry%3DDE']);
  await logIn(page.context(), 'basic');
  const refused = await ask(own);
  expect([refused.status(), refused.headers()['location']]).toEqual([303, '/premium/plus']);
  await logIn(page.context(), 'pro');
  for (const query of ['seite=/konto', 'seite=/', 'seite=/gibt/es/nicht', '', 'seite=https://boese.example'])
    expect([query, (await ask(query)).status()]).toEqual([query, 404]);
  const answer = await ask(own);
  const lines = (await answer.text()).split('\r\n');
  expect([answer.status(), answer.headers()['cache-control'], answer.headers()['content-type']]).toEqual([
    200,
    'private, no-store',
    'text/csv; charset=utf-8',
  ]);
  const { total } = (await (await request.get(`${portal}/api/v1/stocks/finder/configuration_query?perPage=1&isoCountry=DE`)).json()) as {
    readonly total: number;
  };
  expect(lines[0]).toMatch(/^\uFEFFName;Name: ISIN;/u);
  expect(lines).toHaveLength(Math.min(total, 1_000) + 2);
  const derivatives = (await (await ask('seite=/derivate/Knock-Outs')).text()).split('\r\n');
  expect(derivatives).toHaveLength(1_002);
});
