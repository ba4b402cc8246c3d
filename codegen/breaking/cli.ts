#!/usr/bin/env node
// npm run contracts:breaking -- [GIT-REF] [--json] [--dir A [--to B]]: lists changes for callers. Exits with code 1 if one of them is
// breaking.
import { parseArgs } from 'node:util';
import { compareVersions } from './compare.ts';
import { keywordTable } from './keyword-table.ts';
import { reportText } from './report.ts';
import { chosenVersions } from './versions.ts';

const HELP = `npm run contracts:breaking -- [STAND] [--json]
npm run contracts:breaking -- --dir ORDNER [--to ORDNER] [--json]
npm run contracts:breaking -- --keywords

Vergleicht die Verträge mit einem früheren Stand von git (ohne Angabe: HEAD) oder zwei Ordner miteinander.
  --json       Befunde als JSON
  --dir        Ordner mit der bisherigen Fassung
  --to         Ordner mit der neuen Fassung (ohne Angabe: contracts/http)
  --keywords   was der Vergleich mit jedem Schlüsselwort macht
Endet mit 1, wenn eine Änderung Aufrufer bricht, mit 2, wenn sich nichts vergleichen ließ.
`;

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      dir: { type: 'string' },
      to: { type: 'string' },
      keywords: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help === true) {
    process.stdout.write(HELP);
    return 0;
  }
  if (values.keywords) {
    process.stdout.write(keywordTable());
    return 0;
  }
  const [before, after] = chosenVersions(process.cwd(), { reference: positionals[0], dir: values.dir, to: values.to });
  const findings = compareVersions(before, after);
  process.stdout.write(values.json ? `${JSON.stringify(findings, null, 2)}\n` : reportText(findings));
  return findings.some(({ severity }) => severity === 'breaking') ? 1 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
