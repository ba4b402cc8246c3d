#!/usr/bin/env node
// npm run config:check [-- --json] [--fix] [--dir config]: reports all faults of the configuration at once; --fix repairs the certain ones.
// Exit code 1 if errors are left, 2 if the folder cannot be read.
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { liveFindings } from './live.ts';
import { compareFindings, type Finding } from './reader/finding.ts';
import { loadConfig } from './reader/load.ts';
import type { LoadedConfig } from './reader/assemble.ts';
import { repairFolders, repairsText } from './repair/run.ts';
import { placeIn, reportText, type Folders } from './report.ts';

const project = join(import.meta.dirname, '..');
const DEFAULT_PROVIDER = 'http://127.0.0.1:4000';

const HELP = `npm run config:check [-- --json] [-- --dir ORDNER] [-- --content ORDNER] [-- --live] [-- --fix]

Prüft alle Dokumente der Konfiguration und alle Beiträge und nennt jeden Fehler mit Datei, Zeile und Spalte.
  --json      Befunde als JSON
  --dir       Ordner der Konfiguration (ohne Angabe: config)
  --content   Ordner der Beiträge (ohne Angabe: content)
  --live      fragt auch den laufenden Datenanbieter (PROVIDER_URL), ob es alle genannten und verlinkten Instrumente gibt;
              ist PROVIDER_URL gesetzt, geschieht das von selbst, solange er antwortet
  --fix       behebt, was sicher ist: der einzige Name, der gemeint sein kann, fehlende Anführungszeichen, Zeichen aus
              Textprogrammen, Tabulatoren, die Endung .yml. Kommentare und Anordnung bleiben.
`;

function options(): {
  readonly json: boolean;
  readonly dir: string;
  readonly content: string;
  readonly live: boolean;
  readonly fix: boolean;
  readonly help: boolean;
} {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      dir: { type: 'string', default: join(project, 'config') },
      content: { type: 'string', default: join(project, 'content') },
      live: { type: 'boolean', default: false },
      fix: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  return values;
}

async function main(): Promise<number> {
  const { json, dir, content, live, fix, help } = options();
  if (help) {
    process.stdout.write(HELP);
    return 0;
  }
  for (const folder of [dir, content])
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`Den Ordner ${folder} gibt es nicht.`);
  const folders = { config: resolve(dir), content: resolve(content) };
  const images = process.env['PARKETT_IMAGES'] || join(project, 'site/public/bilder');
  const loaded = fix ? mended(folders, images, json) : loadConfig(folders.config, { content: folders.content, images });
  const ofInstruments = await instrumentFindings(loaded, live);
  const findings = [...loaded.findings, ...ofInstruments].toSorted(compareFindings);
  const colours = process.stdout.isTTY && process.env['NO_COLOR'] === undefined;
  process.stdout.write(json ? `${JSON.stringify(findings, null, 2)}\n` : reportText(folders, loaded.config, findings, colours));
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** Findings about instruments from the provider. Without `isWanted` they are optional: an unreachable provider is ignored. */
async function instrumentFindings(loaded: LoadedConfig, isWanted: boolean): Promise<readonly Finding[]> {
  const address = process.env['PROVIDER_URL'];
  if (isWanted) return liveFindings(loaded, address ?? DEFAULT_PROVIDER);
  return address === undefined ? [] : liveFindings(loaded, address).catch(() => []);
}

/** Returns the documents after the repairs. The list of repairs goes beside the report (JSON) or before it. */
function mended(folders: Folders, images: string, json: boolean): LoadedConfig {
  const { repairs, problems, loaded } = repairFolders(folders, images);
  const done = repairsText(repairs, (file) => placeIn(folders, file));
  (json ? process.stderr : process.stdout).write(done === '' ? '' : `${done}\n`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return loaded;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
  process.exitCode = 2;
}
