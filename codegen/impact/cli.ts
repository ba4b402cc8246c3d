#!/usr/bin/env node
// npm run contracts:impact: lists blocks, pages and routes affected by a change of the contracts; or users of an operation or of a part of
// the configuration, or everything that a block uses.
import { parseArgs } from 'node:util';
import { configNameOf, SINGLE_FILES } from '#documents/reader/single-files.ts';
import { closest } from '#documents/reader/suggest.ts';
import { compareVersions } from '../breaking/compare.ts';
import { versionOfFolder } from '../breaking/version.ts';
import { chosenVersions } from '../breaking/versions.ts';
import { readUsers } from './users.ts';
import { impactOf, ofBlock, readersOf, usersOf, type Reached } from './impact.ts';
import { schemasByOperation } from './reach.ts';
import { impactMarkdown, impactText, reachedMarkdown, reachedText } from './report.ts';

const HELP = `npm run contracts:impact -- [STAND] [--json | --markdown]
npm run contracts:impact -- --operation NAME | --block NAME | --config DATEI [--json | --markdown]

Nennt zu jeder brechenden oder riskanten Änderung der Verträge seit einem Stand von git (ohne Angabe: HEAD)
die Bausteine, Seiten und Routen, die sie erreicht.
  --operation  wer einen Aufruf benutzt
  --block      was ein Baustein benutzt und wo er steht
  --config     welche Bausteine ein Dokument der Konfiguration lesen, etwa navigation.yaml
  --dir, --to  zwei Ordner statt eines Standes von git
  --json       als JSON
  --markdown   als Kommentar für einen Pull Request
`;

const OPTIONS = {
  json: { type: 'boolean', default: false },
  markdown: { type: 'boolean', default: false },
  operation: { type: 'string' },
  block: { type: 'string' },
  config: { type: 'string' },
  dir: { type: 'string' },
  to: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type Format<Result> = (result: Result) => string;
interface Formats {
  readonly json: boolean;
  readonly markdown: boolean;
}

function written<Result>(result: Result, { json, markdown }: Formats, text: Format<Result>, comment: Format<Result>): string {
  if (json) return `${JSON.stringify(result, null, 2)}\n`;
  return markdown ? comment(result) : text(result);
}

async function answer(root: string): Promise<string> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
  if (values.help) return HELP;
  if ([values.operation, values.block, values.config].some((name) => name !== undefined))
    return written(await asked(root, values), values, reachedText, reachedMarkdown);
  const [before, after] = chosenVersions(root, { reference: positionals[0], dir: values.dir, to: values.to });
  const findings = compareVersions(before, after).filter(({ severity }) => severity !== 'info');
  return written(
    findings.length === 0 ? [] : impactOf(findings, await readUsers(root, before.document)),
    values,
    impactText,
    impactMarkdown,
  );
}

interface Question {
  readonly operation?: string | undefined;
  readonly block?: string | undefined;
  readonly config?: string | undefined;
}

async function asked(root: string, { operation, block, config }: Question): Promise<Reached> {
  const { document } = versionOfFolder(`${root}/contracts/http`, 'contracts/http');
  const schemas = schemasByOperation(document);
  const carried = operation === undefined ? undefined : schemas.get(operation);
  if (operation !== undefined && carried === undefined) throw unknown('Den Aufruf', operation, schemas.keys());
  const part = config === undefined ? undefined : configNameOf(config);
  if (config !== undefined && part === undefined) throw unknown('Das Dokument', config, SINGLE_FILES);
  const users = await readUsers(root, document);
  if (operation !== undefined && carried !== undefined) return usersOf(operation, users, carried);
  if (part !== undefined) return readersOf(part, users);
  const reached = ofBlock(block ?? '', users);
  if (reached !== undefined) return reached;
  throw unknown(
    'Den Baustein',
    block ?? '',
    users.blocks.map(({ name }) => name),
  );
}

function unknown(what: string, name: string, names: Iterable<string>): Error {
  const near = closest(name, [...names]);
  return new Error(`${what} „${name}“ gibt es nicht.${near === undefined ? '' : ` Meinten Sie „${near}“?`}`);
}

try {
  process.stdout.write(await answer(process.cwd()));
} catch (error) {
  process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
