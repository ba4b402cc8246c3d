#!/usr/bin/env node
// npm run config:check [-- --json] [--dir config]: all faults of the configuration at once. Exit code 1 on errors, 2 when the folder cannot be read.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from './reader/load.ts';
import { reportText } from './report.ts';

const HELP = `npm run config:check [-- --json] [-- --dir ORDNER]

Prüft alle Dokumente der Konfiguration und nennt jeden Fehler mit Datei, Zeile und Spalte.
  --json   Befunde als JSON
  --dir    Ordner der Konfiguration (ohne Angabe: config)
`;

function options(): { readonly json: boolean; readonly dir: string; readonly help: boolean } {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      dir: { type: 'string', default: import.meta.dirname },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  return values;
}

function main(): number {
  const { json, dir, help } = options();
  if (help) {
    process.stdout.write(HELP);
    return 0;
  }
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`Den Ordner ${dir} gibt es nicht.`);
  const { config, findings } = loadConfig(resolve(dir));
  const colours = process.stdout.isTTY && process.env['NO_COLOR'] === undefined;
  process.stdout.write(json ? `${JSON.stringify(findings, null, 2)}\n` : reportText(dir, config, findings, colours));
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
  process.exitCode = 2;
}
