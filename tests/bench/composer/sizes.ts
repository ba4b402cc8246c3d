// npm run bench:composer -- sizes: growth of the time of editors' jobs with their size: checking, patching, rebasing, previewing and
// cleaning drawings, at one size and at ten times it. Prints JSON; exit code 1 if a goal is missed.
import { cpus, loadavg } from 'node:os';
import { blocksByType } from '#blocks/generated/registry.ts';
import { publicCall } from '#client/audience.ts';
import { edited, openDocument, written } from '#composer/documents/open-document.ts';
import type { Patch } from '#composer/documents/operation.ts';
import { rebased } from '#composer/documents/rebase.ts';
import { sanitiseSvg } from '#composer/server/pictures/svg/sanitise-svg.ts';
import { assemble } from '#documents/reader/assemble.ts';
import { readDocument } from '#documents/reader/read-document.ts';
import { ANYONE } from '#domain/user/visitor.ts';
import { renderBody } from '#renderer/render-body.ts';
import { pageFacts } from '#renderer/page-facts.ts';
import type { RenderContext } from '#renderer/render-context.ts';

/** Maximum factor of time for ten times the size. */
const GROWTH = 12;
/** Maximum processor time of the larger size, in ms; `composer/jobs` aborts longer jobs. */
const LIMIT = 5_000;
/** Number of rounds, of which the fastest counts. Measures processor time because the machine has other work. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
/** Blocks of the smaller page, which has 24 kB; the larger page has the maximum size of a document. */
const BLOCKS = 240;

const HEAD =
  'route: /lang\ntitle: Lang\ndescription: Eine lange Seite.\ndataClass: static\nrendering: cached\nrobots: noindex\nbody:\n  main:\n';

function pageWith(blocks: number, paragraph = 'Ein Absatz.'): string {
  const block = (index: number): string =>
    `    - type: text-section # ${index}\n      headline: Abschnitt ${index}\n      paragraphs: [${paragraph}]\n`;
  return HEAD + Array.from({ length: blocks }, (_, index) => block(index)).join('');
}

/** Returns steps on every tenth block: changed texts, new, moved and removed blocks. */
function stepsFor(blocks: number): Patch {
  return Array.from({ length: blocks / 10 }, (_, index): Patch => {
    const path = `/body/main/${index * 10}`;
    return [
      { op: 'replace', path: `${path}/headline`, value: `Neu ${index}` },
      { op: 'add', path: `${path}/link`, value: '/aktien' },
      { op: 'move', from: path, path: `/body/main/${index * 10 + 2}` },
    ];
  }).flat();
}

function drawing(paths: number): Buffer {
  const path = (index: number): string => `<path d="M${index} 0L10 ${index}" fill="#123456"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${Array.from({ length: paths }, (_, index) => path(index)).join('')}</svg>`,
  );
}

const files = (text: string) => [{ file: 'pages/lang.yaml', document: readDocument('pages/lang.yaml', text) }];

async function preview(text: string): Promise<void> {
  const { config } = assemble(files(text));
  const [page] = config.pages;
  if (page === undefined) throw new Error('The page is not there.');
  const context: RenderContext = {
    config,
    call: publicCall(() => Promise.reject(new Error('no provider'))),
    registry: blocksByType,
    preview: true,
    origin: 'https://parkett.example',
    deadline: 3_000,
    checkProps: () => undefined,
  };
  const facts = pageFacts('/lang', { path: '/lang', query: {}, now: Date.parse('2026-07-31T15:40:00Z'), visitor: ANYONE }, { pages: [] });
  await renderBody({ body: page.body, page: facts, subject: undefined, signal: new AbortController().signal, hasPrices: false }, context);
}

/** Each turn has different texts, because the most recently read texts are cached. */
let turn = 1_000;

/** Measured action and its preparation, for a number of blocks. */
type Case = (blocks: number, turn: number) => () => unknown;

const cases: Readonly<Record<string, Case>> = {
  check: (blocks, own) => {
    const text = `${pageWith(blocks)}# ${own}\n`;
    return () => assemble(files(text)).findings;
  },
  'check of faults': (blocks, own) => {
    const text = `${pageWith(blocks).replaceAll('type: text-section', 'type: foo')}# ${own}\n`;
    return () => assemble(files(text)).findings;
  },
  'check of one key again and again': (blocks, own) => {
    const text = `# ${own}\n${'k1: 1\n'.repeat(blocks * 14)}`;
    return () => assemble(files(text)).findings;
  },
  'text with other keys': (blocks, own) => {
    const document = openDocument(pageWith(3));
    const text = `${Array.from({ length: blocks * 7 }, (_, index) => `key${index}: ${own}`).join('\n')}\n`;
    return () => written(document, text);
  },
  'text in another order': (blocks, own) => {
    const document = openDocument(`${pageWith(blocks)}# ${own}\n`);
    const [head = '', ...parts] = pageWith(blocks).split(/(?= {4}- type)/u);
    const text = `${head}${parts.map((_, index) => parts[(index * 7) % parts.length]).join('')}# ${own}\n`;
    return () => written(document, text);
  },
  patch: (blocks, own) => {
    const document = openDocument(`${pageWith(blocks)}# ${own}\n`);
    return () => edited(document, stepsFor(blocks));
  },
  'blocks that are added': (blocks, own) => {
    const document = openDocument(`${pageWith(5)}# ${own}\n`);
    const value = { type: 'text-section', headline: 'Neu', paragraphs: ['Ein Absatz.'] };
    const patch = Array.from({ length: blocks }, () => ({ op: 'add', path: '/body/main/-', value }) as const);
    return () => edited(document, patch);
  },
  rebase: (blocks, own) => {
    const base = `${pageWith(blocks)}# ${own}\n`;
    const mine = Array.from({ length: 10 }).reduce<ReturnType<typeof openDocument>>(
      (document, _, index) => edited(document, [{ op: 'replace', path: `/body/main/${index}/headline`, value: `Mein ${index}` }]),
      openDocument(base),
    );
    const theirs = base.replaceAll('Ein Absatz.', 'Zwei Absätze.');
    return () => rebased(mine, theirs);
  },
  preview: (blocks, own) => {
    const text = `${pageWith(blocks)}# ${own}\n`;
    return () => preview(text);
  },
  svg: (blocks) => {
    const bytes = drawing(blocks * 8);
    return () => sanitiseSvg(bytes);
  },
};

async function quickest(prepare: Case, blocks: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const run = prepare(blocks, (turn += 1));
    const start = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1_000);
  }
  return Math.min(...times);
}

const results: Record<string, { readonly small: number; readonly large: number; readonly growth: number }> = {};
for (const [name, prepare] of Object.entries(cases)) {
  await quickest(prepare, BLOCKS);
  const [small, large] = [await quickest(prepare, BLOCKS), await quickest(prepare, BLOCKS * 10)];
  results[name] = { small: Math.round(small * 10) / 10, large: Math.round(large), growth: Math.round((large / small) * 10) / 10 };
}
const goals = Object.fromEntries(
  Object.entries(results).map(([name, { growth, large }]) => [name, { growth: growth <= GROWTH, inTime: large <= LIMIT }]),
);
const report = { node: process.version, cpu: cpus()[0]?.model, load: loadavg()[0], rounds: ROUNDS, processorMs: results, goals };
process.exitCode = Object.values(goals).every(({ growth, inTime }) => growth && inTime) ? 0 : 1;
// Exits explicitly: timers that expire answers of the preview would keep the process alive for twenty minutes.
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`, () => process.exit());
