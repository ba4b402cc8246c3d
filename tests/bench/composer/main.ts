// npm run bench:composer: waiting times of an editor on a page of 230 blocks, in the built portal with the composer. Prints JSON; exit code
// 1 if a goal is missed.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { demoEmail } from '#provider/services/accounts/demo-users.ts';
import { DEMO_PASSWORD } from '#provider/services/accounts/settings.ts';
import { desktop, launchChromium } from '#tests/e2e/browser.ts';
import { ensureComposerBuilt } from '../../../scripts/lib/build.mjs';
import { EDITING_HEAP } from '../../../scripts/lib/modest-memory.mjs';
import { quantiles } from '../answer-times.ts';
import { framesWhileScrolling, heap, longTasksDuring, measureEmpty, moveAcross, answersOf } from './measures.ts';
import { startProvider } from '../portal.ts';
import { endAll, freePort, startProcess } from '../processes.ts';

const BLOCKS = 230;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 30);
const EDITS = Number(process.env.BENCH_EDITS ?? 1_000);
/** Limits in milliseconds. */
const GOALS = { keyToPictureP95: 100, deleteP95: 50, open: 1_500, longestTaskWhileDragging: 50, frameP95OverEmpty: 8, heapGrowth: 1.1 };
/** Pages in the list that is scrolled. */
const PAGES = 1_000;
const FILE = 'pages/lang.yaml';
const BUILT = '.cache/composer/assets';

/** Returns a page longer than any real one: texts, lists of questions and facts in turns. */
function longPage(): string {
  const block = (index: number): string =>
    index % 3 === 0
      ? `    - type: text-section\n      headline: Abschnitt ${index}\n      paragraphs: [Ein Absatz über nichts, der so lang ist wie andere auch.]\n`
      : index % 3 === 1
        ? `    - type: questions\n      groups: [{ title: Gruppe ${index}, questions: [{ question: Warum?, answer: [Darum.] }] }]\n`
        : `    - { type: page-intro, headline: Überschrift ${index} }\n`;
  return `route: /lang\ntitle: Lange Seite\ndescription: Eine Seite mit sehr vielen Bausteinen.\ndataClass: static\nrendering: cached\nrobots: noindex\nbody:\n  main:\n${Array.from({ length: BLOCKS }, (_, index) => block(index)).join('')}`;
}

function shortPage(index: number): string {
  return `route: /viele/seite-${index}\ntitle: Seite ${index}\ndescription: Eine von vielen Seiten.\ndataClass: static\nrendering: cached\nrobots: noindex\nbody:\n  main:\n    - { type: page-intro, headline: Seite ${index} }\n`;
}

const folder = mkdtempSync(join(tmpdir(), 'parkett-bench-composer-'));
const [config, many, content] = [join(folder, 'config'), join(folder, 'many'), join(folder, 'content')];
cpSync('config', config, { recursive: true });
cpSync('content', content, { recursive: true });
cpSync(config, many, { recursive: true });
mkdirSync(join(many, 'pages/viele'));
for (let index = 1; index <= PAGES; index += 1) writeFileSync(join(many, `pages/viele/seite-${index}.yaml`), shortPage(index));
writeFileSync(join(config, FILE), longPage());

/** Milliseconds from an action until the frame with the page shows its result, reported by an observer in the frame itself. */
async function untilShown(page: Page, act: () => Promise<void>, shown: string): Promise<number> {
  await page.evaluate((text) => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe')?.contentDocument;
    if (!frame) throw new Error('There is no preview.');
    const own = window as unknown as { pressed?: number; took?: Promise<number> };
    own.pressed = 0;
    addEventListener('keydown', () => (own.pressed ||= performance.now()), { capture: true, once: true });
    own.took = new Promise((done) => {
      const look = (): void => {
        if (!new RegExp(text, 'u').test(frame.querySelector('main')?.textContent ?? '')) return;
        watcher.disconnect();
        requestAnimationFrame(() => done(performance.now() - (own.pressed ?? 0)));
      };
      const watcher = new MutationObserver(look);
      watcher.observe(frame, { childList: true, subtree: true, characterData: true });
    });
  }, shown);
  await act();
  return page.evaluate(() => (window as unknown as { took: Promise<number> }).took);
}

/** Milliseconds from a key press until every visible row of the structure belongs to a list of `count` entries. */
async function untilEntriesAre(page: Page, count: number, key: string): Promise<number> {
  return page.evaluate(
    ({ wanted, pressed }) =>
      new Promise<number>((done) => {
        const tree = document.querySelector('[role=tree]');
        const start = performance.now();
        const watcher = new MutationObserver(() => {
          const sizes = [...(tree?.querySelectorAll('[role=treeitem][aria-level="2"]') ?? [])].map((row) => row.ariaSetSize);
          if (sizes.length === 0 || sizes.some((size) => size !== String(wanted))) return;
          watcher.disconnect();
          requestAnimationFrame(() => done(performance.now() - start));
        });
        if (tree !== null) watcher.observe(tree, { childList: true, subtree: true, attributeFilter: ['aria-setsize'] });
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }));
      }),
    { wanted: count, pressed: key },
  );
}

/** Returns the number of entries of the long list, most of which are not rendered. */
async function entryCount(page: Page): Promise<number> {
  return Number(await page.locator('[role=treeitem][aria-level="2"]').first().getAttribute('aria-setsize'));
}

async function measureList(page: Page, origin: string) {
  await page.goto(`${origin}/redaktion`);
  await page.getByRole('row').nth(5).waitFor();
  const entries = Number(await page.getByRole('table', { name: 'Dokumente' }).getAttribute('aria-rowcount')) - 1;
  let frames: number[] = [];
  const tasks = await longTasksDuring(page, async () => {
    frames = await framesWhileScrolling(page, '.rows');
  });
  return { entries, frameMs: quantiles(frames), longestTaskMs: Math.round(Math.max(0, ...tasks)) };
}

async function measure(page: Page, origin: string) {
  const opens: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    await page.goto(`${origin}/redaktion/dokument/${FILE}`, { waitUntil: 'commit' });
    await page.locator(`[role=treeitem][aria-setsize="${BLOCKS}"]`).nth(25).waitFor();
    if (round > 0) opens.push(performance.now() - start);
  }
  await page
    .frameLocator('iframe')
    .getByText(`Überschrift ${BLOCKS - 2 - ((BLOCKS - 2) % 3) + 2 - 3}`)
    .first()
    .waitFor({ timeout: 60_000 });

  const keys: number[] = [];
  await page.getByRole('tree').evaluate((tree) => (tree.scrollTop = 102 * 28));
  await page.getByRole('treeitem', { name: /Abschnitt 102/u }).click();
  const field = page
    .locator('[data-pointer="/body/main/102/headline"] :is(input, textarea), :is(input, textarea)[data-pointer="/body/main/102/headline"]')
    .first();
  await field.fill('Wort');
  await page
    .frameLocator('iframe')
    .getByRole('heading', { name: /^Wort$/u })
    .waitFor();
  await page.evaluate(() => performance.clearResourceTimings());
  for (let round = 0; round < ROUNDS; round += 1) {
    await field.press('End');
    const letter = String.fromCodePoint(97 + (round % 26));
    const before = await field.inputValue();
    keys.push(await untilShown(page, () => page.keyboard.press(letter), `${before}${letter}`));
  }

  const [saving, drawing] = [await answersOf(page, '/edits'), await answersOf(page, '/api/preview')];
  const deletions: number[] = [];
  await page.getByRole('tree').evaluate((tree) => (tree.scrollTop = 0));
  for (let round = 0; round < ROUNDS; round += 1) {
    const row = page.getByRole('treeitem').nth(20);
    await row.click();
    await row.focus();
    deletions.push(await untilEntriesAre(page, (await entryCount(page)) - 1, 'Delete'));
  }

  const [from, to] = [page.getByRole('treeitem').nth(5), page.getByRole('treeitem').nth(30)];
  const dragged = await from.innerText();
  const dragTasks = await longTasksDuring(page, async () => {
    const [a, b] = [await from.boundingBox(), await to.boundingBox()];
    if (a === null || b === null) throw new Error('The rows are not on the screen.');
    await moveAcross(page, { x: a.x + 60, y: a.y + 10 }, { x: b.x + 60, y: b.y + 10 });
    if ((await from.innerText()) === dragged) throw new Error('Nothing was dragged.');
  });

  const heaps = [await heap(page)];
  await page.getByRole('treeitem').nth(30).click();
  for (let edit = 0; edit < EDITS; edit += 1) {
    await page.keyboard.press(edit % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp');
    if (edit % 250 === 249) {
      await page
        .getByRole('region', { name: 'Leiste' })
        .getByText(/^Gesichert, /u)
        .waitFor({ timeout: 120_000 });
      heaps.push(await heap(page));
    }
  }
  return {
    openMs: Math.round(Math.min(...opens)),
    openMsAll: opens.map(Math.round),
    keyToPictureMs: quantiles(keys),
    ofThatSavingMs: quantiles(saving),
    ofThatDrawingMs: quantiles(drawing),
    deleteMs: quantiles(deletions),
    longestTaskWhileDraggingMs: Math.round(Math.max(0, ...dragTasks)),
    heapMBAfterEdits: heaps.map((bytes) => Number((bytes / 1_048_576).toFixed(1))),
  };
}

/** Returns the gzipped size of the app, and checks that no public page references a file of it. */
async function weights(origin: string) {
  const sizes = (ending: string): number =>
    readdirSync(BUILT).reduce((sum, name) => (name.endsWith(ending) ? sum + statSync(join(BUILT, name)).size : sum), 0);
  const first = readFileSync(join(BUILT, 'index.html'), 'utf8');
  const firstLoad = [...first.matchAll(/\/redaktion\/assets\/([^"]+\.js)/gu)].reduce(
    (sum, [, name]) => sum + statSync(join(BUILT, `${name}.gz`)).size,
    0,
  );
  const pages = await Promise.all(['/', '/aktien', '/impressum'].map(async (path) => (await fetch(origin + path)).text()));
  return {
    scriptsGz: sizes('.js.gz'),
    firstScriptsGz: firstLoad,
    stylesGz: sizes('.css.gz'),
    bytesInPublicPages: pages.reduce((sum, html) => sum + (html.match(/redaktion\/|data-path=|data-key=/gu)?.join('').length ?? 0), 0),
  };
}

const browser = await launchChromium();
try {
  await ensureComposerBuilt();
  if (!existsSync(BUILT)) throw new Error('The composer is not built.');
  const editorial = { PARKETT_CONTENT: content, PARKETT_EDITORIAL_TOKEN: 'secret-of-composer-and-provider' };
  const { provider, env } = await startProvider({ derivatives: 6_000, editorial });
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  const own = {
    ...env,
    PORT: port,
    PROVIDER_URL: provider,
    PARKETT_DATA: join(folder, 'data'),
    PARKETT_CONFIG: config,
    ...editorial,
    PARKETT_COMPOSER: '1',
    PARKETT_COMPOSER_EDITORS: `${demoEmail('plus')}=chefredaktion`,
  };
  const node = resolve('node_modules/.bin/node');
  await startProcess(node, [...EDITING_HEAP, 'composer/main.ts'], own, `${origin}/health`);
  const context = await browser.newContext({ ...desktop, viewport: { width: 1440, height: 1000 } });
  const enter = (site: string) =>
    context.request.post(`${site}/api/v1/users/login`, {
      headers: { origin: site },
      data: { email: demoEmail('plus'), password: DEMO_PASSWORD },
    });
  await enter(origin);
  const empty = await measureEmpty(await context.newPage(), ROUNDS);
  const figures = await measure(await context.newPage(), origin);
  const manyPort = String(await freePort());
  const manyOrigin = `http://localhost:${manyPort}`;
  const ofMany = { ...own, PORT: manyPort, PARKETT_CONFIG: many, PARKETT_DATA: join(folder, 'data-many') };
  await startProcess(node, [...EDITING_HEAP, 'composer/main.ts'], ofMany, `${manyOrigin}/health`);
  await enter(manyOrigin);
  const list = await measureList(await context.newPage(), manyOrigin);
  const { keyToPictureMs, deleteMs, openMs, longestTaskWhileDraggingMs } = figures;
  const weight = await weights(origin);
  const goals = {
    keyToPicture: keyToPictureMs.p95 <= GOALS.keyToPictureP95,
    delete: deleteMs.p95 <= GOALS.deleteP95,
    open: openMs <= GOALS.open,
    dragging: longestTaskWhileDraggingMs <= GOALS.longestTaskWhileDragging,
    list: list.frameMs.p95 <= empty.frameMs.p95 + GOALS.frameP95OverEmpty,
    memory: (figures.heapMBAfterEdits.at(-1) ?? Infinity) <= (figures.heapMBAfterEdits[1] ?? 0) * GOALS.heapGrowth,
    nothingInPublicPages: weight.bytesInPublicPages === 0,
  };
  const report = {
    node: process.version,
    cpu: cpus()[0]?.model,
    load: loadavg()[0],
    blocks: BLOCKS,
    rounds: ROUNDS,
    edits: EDITS,
    empty,
    ...figures,
    list,
    ...weight,
    goals,
  };
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  process.exitCode = Object.values(goals).every(Boolean) ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await browser.close();
  await endAll();
  rmSync(folder, { recursive: true, force: true });
}
