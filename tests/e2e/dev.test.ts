import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { applyEdit, scratchConfig, swap, type Edit } from '#documents/reader/testing/scratch-config.ts';
import { freePort } from '#tests/bench/processes.ts';
import { useBrowser } from './browser.ts';

/** Maximum wait of an editor, plus the delay of a busy test machine, in ms. */
const patience = 2_000 + 8_000;
const page = '/impressum';
const file = 'pages/impressum.yaml';

describe('the development server', () => {
  const browser = useBrowser();
  const directory = scratchConfig();
  let server: ChildProcess;
  let origin = '';
  const edit = (name: string, change: Edit): void => applyEdit(directory, name, change);
  const statusOf = async (path: string): Promise<number> => (await fetch(origin + path, { headers: { Accept: 'text/html' } })).status;

  beforeAll(async () => {
    const port = await freePort();
    origin = `http://localhost:${port}`;
    const env = {
      NODE_ENV: 'development' as const,
      PORT: String(port),
      PARKETT_CONFIG: directory,
      PROVIDER_URL: 'http://127.0.0.1:9',
      NEXT_TELEMETRY_DISABLED: '1',
    };
    server = spawn(process.execPath, ['site/server/main.ts', '--dev'], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
    });
    const answers = async (): Promise<void> => {
      const status = await statusOf(page);
      if (status !== 200) throw new Error(`${page} answers ${status}`);
    };
    await vi.waitFor(answers, { timeout: 100_000, interval: 300 });
  });
  afterAll(async () => {
    const gone = new Promise((done) => server.once('close', done));
    server.kill('SIGTERM');
    await gone;
    rmSync(directory, { recursive: true });
  });

  it('serves a new microsite and a new page as soon as their files are saved, and 404 when they are gone', async () => {
    const microsite = '/derivate/realpush-liste/neuhaus';
    expect([await statusOf(microsite), await statusOf('/hilfe')]).toEqual([404, 404]);
    edit(
      'issuers/neuhaus.yaml',
      "alias: neuhaus\nname: Neuhaus\ncustomerId: 7001\nidIssuer: 5\nphotoId: logo-talmark\nlayout: list\nprofile: Text\ntabs: [{ title: A, alias: a, entityValues: ['20735'] }]\n",
    );
    edit(
      'pages/hilfe.yaml',
      'route: /hilfe\ntitle: Hilfe\ndescription: Hilfe\ndataClass: static\nrendering: cached\nrobots: noindex\nbody: { main: [{ type: page-intro, headline: Hilfe }] }\n',
    );
    await expect.poll(() => statusOf('/hilfe'), { timeout: patience }).toBe(200);
    // Provider is not running: the microsite itself is there, but its list is missing.
    await expect.poll(() => statusOf(microsite), { timeout: patience }).not.toBe(404);
    edit('issuers/neuhaus.yaml', null);
    edit('pages/hilfe.yaml', null);
    await expect.poll(() => statusOf(microsite), { timeout: patience }).toBe(404);
    await expect.poll(() => statusOf('/hilfe'), { timeout: patience }).toBe(404);
  });

  it('shows changed texts and navigation items in the open tab by itself', async () => {
    const { page: tab } = await browser.open();
    await tab.goto(origin + page);
    edit(file, swap('headline: Impressum', 'headline: Wer wir sind'));
    await tab.getByRole('heading', { level: 1, name: 'Wer wir sind' }).waitFor({ timeout: patience });
    edit('navigation.yaml', swap('label: Indizes', 'label: Kursbarometer'));
    await tab.getByText('Kursbarometer').first().waitFor({ state: 'attached', timeout: patience });
    edit(file, swap('headline: Wer wir sind', 'headline: Impressum'));
    await expect.poll(() => tab.getByRole('heading', { level: 1 }).textContent(), { timeout: patience }).toBe('Impressum');
  });

  it('misses no change that another tab hears of while a tab is on its way', async () => {
    const heading = (tab: Page, name: string) =>
      expect.poll(() => tab.getByRole('heading', { level: 1 }).textContent(), { timeout: patience }).toBe(name);
    const { page: other } = await browser.open();
    await other.goto(origin + page);
    edit(file, swap('headline: Impressum', 'headline: Wer wir sind'));
    await heading(other, 'Wer wir sind');
    const tab = await other.context().newPage();
    const late = Promise.withResolvers<void>();
    await tab.route(/@vite\/client/u, async (route) => {
      await late.promise;
      await route.continue();
    });
    await tab.goto(origin + page, { waitUntil: 'commit' });
    await heading(tab, 'Wer wir sind');
    edit(file, swap('headline: Wer wir sind', 'headline: Impressum'));
    await heading(other, 'Impressum');
    late.resolve();
    await heading(tab, 'Impressum');
  });

  it('[CONF-001] shows file, line, column and the right key of a typo over the page in the open tab, and goes when it is mended', async () => {
    const { page: tab } = await browser.open();
    await tab.goto(origin + page);
    edit(file, swap('description:', 'descripton:'));
    const overlay = tab.getByRole('alert');
    await overlay.getByText('config/pages/impressum.yaml').waitFor({ timeout: patience });
    const text = await overlay.innerText();
    expect(text).toContain('Zeile 4, Spalte 1');
    expect(text).toContain('Meintest du description?');
    // The page is unchanged and has the focus.
    expect(await tab.getByRole('heading', { level: 1 }).textContent()).toBe('Impressum');
    expect(await tab.evaluate(() => document.activeElement === document.body)).toBe(true);
    // A save may trigger two reloads; the second one opens the list again.
    const shownAfter = async (press: () => Promise<void>): Promise<boolean> => {
      await press();
      return overlay.getByText('Meintest du').isVisible();
    };
    await expect.poll(() => shownAfter(() => tab.keyboard.press('Escape')), { timeout: patience }).toBe(false);
    await expect.poll(() => shownAfter(() => overlay.locator('summary').press('Enter')), { timeout: patience }).toBe(true);
    edit(file, swap('title: Impressum', 'title: Impressum: Kontakt'));
    await overlay.getByText('gehört in Anführungszeichen').waitFor({ timeout: patience });
    edit(file, (now) => now.replace('Impressum: Kontakt', 'Impressum').replace('descripton:', 'description:'));
    await overlay.waitFor({ state: 'detached', timeout: patience });
    expect(await statusOf(page)).toBe(200);
  });

  it('leaves other pages alone while one is faulty, and tells the findings of a new page under its address', async () => {
    const { page: tab } = await browser.open();
    edit(file, swap('description:', 'descripton:'));
    edit('pages/hilfe.yaml', 'route: /hilfe\ntitel: Hilfe\n');
    await expect.poll(() => statusOf('/hilfe'), { timeout: patience }).toBe(500);
    await tab.goto(`${origin}/datenschutz`);
    await tab.getByRole('heading', { level: 1 }).waitFor();
    expect(await tab.getByRole('alert').count()).toBe(0);
    // The change of another page reloads the tab, which may abort a visit.
    await expect.poll(() => tab.goto(`${origin}/hilfe`).then(Boolean, () => false), { timeout: patience }).toBe(true);
    expect(await tab.locator('main').innerText()).toContain('config/pages/hilfe.yaml');
    expect(await tab.locator('main').innerText()).not.toContain('config/pages/impressum.yaml');
    edit(file, swap('descripton:', 'description:'));
    edit('pages/hilfe.yaml', null);
    await expect.poll(() => statusOf('/hilfe'), { timeout: patience }).toBe(404);
  });
});
