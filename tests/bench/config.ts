// npm run bench:config: time to check a large configuration. Prints JSON; exit code 1 if a goal is missed.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { FOLDERS } from '#documents/generated/kinds.ts';
import { folderSource } from '#documents/reader/folder-source.ts';
import { validatorOf } from '#documents/reader/kinds.ts';
import { MANY_KIND_NAMES, SINGLE_FILES } from '#documents/reader/single-files.ts';
import { createConfigStore } from '#documents/reader/store.ts';

const COUNT = 1_000;
const BLOCKS = 200;
const GOALS = { checkMs: 3_000, pageMs: 2 } as const;
const shipped = join(import.meta.dirname, '../../config');

/** Writes a configuration with a thousand microsites and a thousand pages, derived from the shipped ones. */
function largeConfig(directory: string): void {
  const folders = MANY_KIND_NAMES.map((kind) => FOLDERS[kind].folder);
  for (const part of ['pages', 'layouts', 'block-lists', ...folders, ...SINGLE_FILES]) {
    cpSync(join(shipped, part), join(directory, part), { recursive: true });
  }
  mkdirSync(join(directory, 'pages/many'));
  const issuer = readFileSync(join(shipped, 'issuers/hansekontor.yaml'), 'utf8');
  const page = readFileSync(join(shipped, 'pages/aktien/snapshot.yaml'), 'utf8');
  for (let number = 0; number < COUNT; number += 1) {
    writeFileSync(
      join(directory, `issuers/emittent-${number}.yaml`),
      issuer.replace('alias: hansekontor', `alias: emittent-${number}`).replaceAll('idIssuer: 90001', `idIssuer: ${100_000 + number}`),
    );
    writeFileSync(join(directory, `pages/many/${number}.yaml`), page.replace('route: /aktien/', `route: /bereich-${number}/`));
  }
}

function timed<T>(run: () => T): { readonly result: T; readonly ms: number; readonly cpuMs: number } {
  const start = performance.now();
  const cpu = process.cpuUsage();
  const result = run();
  const used = process.cpuUsage(cpu);
  return { result, ms: performance.now() - start, cpuMs: (used.user + used.system) / 1_000 };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Milliseconds to validate one loaded page with many blocks. */
function pageWithManyBlocks(): number {
  const document: unknown = parse(readFileSync(join(shipped, 'pages/home.yaml'), 'utf8'));
  const block = { type: 'article-teasers', headline: 'Ratgeber', category: 'ratgeber', count: 3, link: '/ratgeber' };
  const page = { ...(document as object), body: { main: Array.from({ length: BLOCKS }, () => ({ ...block })) } };
  const validate = validatorOf('page');
  if (!validate(page)) throw new Error(`The page of the benchmark is faulty: ${JSON.stringify(validate.errors?.[0])}`);
  return median(Array.from({ length: 50 }, () => timed(() => validate(page)).ms));
}

const directory = mkdtempSync(join(tmpdir(), 'parkett-bench-'));
try {
  largeConfig(directory);
  const store = createConfigStore(folderSource(directory));
  const first = timed(() => store.get());
  const { config, findings } = first.result;
  if (findings.length > 0) throw new Error(`The configuration of the benchmark is faulty: ${JSON.stringify(findings[0])}`);
  const unchanged = timed(() => store.get());
  writeFileSync(join(directory, 'issuers/emittent-0.yaml'), `${readFileSync(join(directory, 'issuers/emittent-0.yaml'), 'utf8')}# neu\n`);
  const oneChanged = timed(() => store.get());
  const pageMs = pageWithManyBlocks();
  const round = (ms: number): number => Math.round(ms * 1_000) / 1_000;
  const goalsMet = first.ms <= GOALS.checkMs && pageMs < GOALS.pageMs;
  const report = {
    node: process.version,
    cpu: cpus()[0]?.model,
    pages: config.pages.length,
    microsites: config.issuers.length,
    checkMs: round(first.ms),
    checkCpuMs: round(first.cpuMs),
    unchangedMs: round(unchanged.ms),
    oneFileChangedMs: round(oneChanged.ms),
    pageWithBlocks: BLOCKS,
    pageMs: round(pageMs),
    goals: GOALS,
    goalsMet,
  };
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  process.exitCode = goalsMet ? 0 : 1;
} finally {
  rmSync(directory, { recursive: true });
}
