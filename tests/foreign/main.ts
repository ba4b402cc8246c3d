// npm run codegen:foreign [name …]: generates clients of third-party OpenAPI documents, checks their types, and sends every operation over
// the wire by path, by operationId and by hook, to a server that decodes requests by the document alone. Prints a table; exit code 1 if
// there is a type error or a wrong call, or a limit is exceeded.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import type { Json } from './document.ts';
import { DOCUMENTS, type ForeignDocument } from './documents.ts';
import { fetchDocument } from './fetch-document.ts';
import { checkTypes, generate, type Taken } from './generate.ts';
import { checkHooks, type GeneratedHooks } from './hooks.ts';
import { checkOnTheWire } from './wire.ts';

const LIMITS = { generateSeconds: 15, typeSeconds: 30, megabytes: 2048 };
const root = resolve(import.meta.dirname, '../..');

async function row(foreign: ForeignDocument) {
  const file = fetchDocument(foreign);
  const text = readFileSync(file, 'utf8');
  const document = (text.trimStart().startsWith('{') ? JSON.parse(text) : parse(text, { logLevel: 'error' })) as Json;
  const out = join(root, '.cache/foreign-clients', foreign.name);
  const made = await generate(file, out);
  const types = await checkTypes(out);
  const client = await load(out);
  const wire = await checkOnTheWire(document, client);
  const hooks = await checkHooks(document, client);
  return {
    name: foreign.name,
    version: String(document['openapi']),
    megabytes: text.length / 1e6,
    operations: wire.operations,
    made,
    types,
    calls: wire.calls + hooks.calls,
    wrong: [...wire.wrong, ...hooks.wrong],
  };
}
type Row = Awaited<ReturnType<typeof row>>;

async function load(out: string): Promise<GeneratedHooks> {
  const read = (name: string) => import(pathToFileURL(join(out, name)).href) as Promise<object>;
  const operations = (await read('operations.ts')) as Pick<GeneratedHooks, 'operationTable'>;
  const { operationTable } = operations;
  return {
    ...(await read('fetch-client.ts')),
    ...(await read('transport.ts')),
    operationTable,
    operations,
    hooks: await read('hooks.ts'),
  } as unknown as GeneratedHooks;
}

/** Returns the smaller of both times: the clock includes other programs, processor time adds up several processors. */
function least({ seconds, processorSeconds }: Taken): number {
  return processorSeconds === 0 ? seconds : Math.min(seconds, processorSeconds);
}

function isWithin({ made, types }: Row): boolean {
  const memory = Math.max(made.megabytes, types.megabytes);
  return least(made) <= LIMITS.generateSeconds && least(types) <= LIMITS.typeSeconds && memory <= LIMITS.megabytes;
}

function line({ name, version, megabytes, operations, made, types, calls, wrong }: Row): string {
  const cells = [
    megabytes.toFixed(2),
    operations,
    made.seconds.toFixed(1),
    made.processorSeconds.toFixed(1),
    made.megabytes,
    types.seconds.toFixed(1),
    types.processorSeconds.toFixed(1),
    types.megabytes,
    types.errors.length,
    calls,
    wrong.length,
  ];
  return `${name.padEnd(14)}${version.padEnd(7)}${cells.map((cell) => String(cell).padStart(11)).join('')}`;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => DOCUMENTS.every((one) => one.name !== name));
if (unknown.length > 0)
  throw new Error(`No document is called ${unknown.join(', ')}. There are: ${DOCUMENTS.map(({ name }) => name).join(', ')}.`);
const chosen = DOCUMENTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
console.log(
  `${'document'.padEnd(14)}${'OpenAPI'.padEnd(7)}${['MB', 'operations', 'codegen s', 'of CPU', 'MB', 'types s', 'of CPU', 'MB', 'errors', 'calls', 'wrong'].map((title) => title.padStart(11)).join('')}`,
);
const rows: Row[] = [];
for (const foreign of chosen) {
  const result = await row(foreign);
  rows.push(result);
  console.log(line(result));
  for (const fault of [...result.types.errors.slice(0, 3), ...result.wrong.slice(0, 5)]) console.log(`  ✗ ${fault.slice(0, 300)}`);
}
mkdirSync(join(root, '.reports'), { recursive: true });
writeFileSync(join(root, '.reports/codegen-foreign.json'), `${JSON.stringify(rows, undefined, 2)}\n`);
const sum = (count: (one: Row) => number) => rows.reduce((total, one) => total + count(one), 0);
const [errors, wrong, late] = [
  sum(({ types }) => types.errors.length),
  sum((one) => one.wrong.length),
  rows.filter((one) => !isWithin(one)),
];
console.log(
  `${rows.length} documents, ${sum((one) => one.operations)} operations, ${sum((one) => one.calls)} calls: ${errors} type errors, ${wrong} wrong.`,
);
for (const { name } of late) console.log(`${name} takes more than ${JSON.stringify(LIMITS)}.`);
// Exits explicitly: timers of hooks may still be pending.
process.exit(errors + wrong + late.length === 0 ? 0 : 1);
