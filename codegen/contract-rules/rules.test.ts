import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { rules } from './plugin.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const fixture = (name: string): string => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');

interface Fault {
  /** Fixture to modify; `good.yaml` by default. */
  readonly in?: string;
  readonly rule: string;
  readonly replace: string;
  readonly with: string;
  readonly times?: number;
  /** Other rules that this fault inevitably violates. */
  readonly also?: readonly string[];
}
const GOOD = ['good.yaml', 'good-composer.yaml'];
const textBefore = ({ in: file = 'good.yaml' }: Fault): string => fixture(file);
const faults = parse(fixture('faults.yaml')) as Fault[];
let folder: string;
let problems: Map<string, string[]>;

beforeAll(async () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache', 'contract-rules-'));
  for (const file of GOOD) writeFileSync(join(folder, file), fixture(file));
  for (const [index, fault] of faults.entries())
    writeFileSync(
      join(folder, `${index}.yaml`),
      textBefore(fault).replaceAll(fault.replace, () => fault.with),
    );
  problems = await lint([...GOOD.map((file) => join(folder, file)), ...faults.map((_, index) => join(folder, `${index}.yaml`))]);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.for(GOOD)('finds nothing in %s, a contract without faults', (file) => {
  expect(problems.get(file)).toBeUndefined();
});

it.for(faults.map((fault, index) => ({ ...fault, index })))(
  'finds the fault of $rule',
  ({ rule, times = 1, also = [], index, ...fault }) => {
    expect(textBefore({ rule, ...fault })).toContain(fault.replace);
    const found = (problems.get(`${index}.yaml`) ?? []).filter((name) => !also.includes(name));
    expect(found).toEqual(Array.from({ length: times }, () => rule));
  },
);

it('has a fault for every rule of this house', () => {
  const proven = new Set(faults.map(({ rule }) => rule));
  expect(Object.keys(rules).filter((name) => !proven.has(`parkett/${name}`))).toEqual([]);
});

interface Report {
  readonly problems: readonly { readonly ruleId: string; readonly location: readonly { readonly source: { readonly ref: string } }[] }[];
}

/** Names of the violated rules by file name. */
async function lint(files: readonly string[]): Promise<Map<string, string[]>> {
  const output = await run(['lint', ...files, '--format=json', '--max-problems=1000']);
  const reports = output
    .split(/(?<=\n\})\s*(?=\{\n)/)
    .filter((part) => part.trim() !== '')
    .map((part) => JSON.parse(part) as Report);
  const found = reports.flatMap((report) =>
    report.problems.map(({ ruleId, location }) => ({ ruleId, file: basename(location[0]?.source.ref ?? '') })),
  );
  const byFile = Map.groupBy(found, ({ file }) => file);
  return new Map([...byFile].map(([file, list]) => [file, list.map(({ ruleId }) => ruleId)]));
}

function run(parameters: readonly string[]): Promise<string> {
  const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, ...parameters], { cwd: root, env, maxBuffer: 1 << 24 }, (_error, stdout) => resolve(stdout));
  });
}
