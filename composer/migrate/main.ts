#!/usr/bin/env node
// npm run content:migrate [-- --check]: migrates blocks of older versions in the documents of the editors to their current form.
// Exit code 1 when --check finds one, or when a document could not be written; 2 when a folder cannot be read.
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate, oldDocuments } from './migrate.ts';

const project = join(import.meta.dirname, '../..');

const HELP = `npm run content:migrate [-- --check] [-- --dir ORDNER] [-- --content ORDNER]

Schreibt Bausteine, deren Form sich geändert hat, in ihrer heutigen Form in die Dokumente. Kommentare, Reihenfolge,
Anführungszeichen und Zeilenenden bleiben. Was ein älteres Dokument sagt, gilt auch ohne diesen Befehl.
  --check     ändert nichts und nennt die Dokumente, die Bausteine in älterer Form haben
  --dir       Ordner der Konfiguration (ohne Angabe: config)
  --content   Ordner der Beiträge (ohne Angabe: content)
`;

function main(): number {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      dir: { type: 'string', default: join(project, 'config') },
      content: { type: 'string', default: join(project, 'content') },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const old = oldDocuments({ config: resolve(values.dir), content: resolve(values.content) });
  const problems = values.check ? [] : migrate(old);
  const blocks = old.reduce((sum, { count }) => sum + count, 0);
  for (const { path, count } of old)
    process.stdout.write(`${relative(process.cwd(), path)}: ${count === 1 ? 'ein Baustein' : `${count} Bausteine`}\n`);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.stdout.write(summary(old.length, blocks, values.check));
  return problems.length > 0 || (values.check && old.length > 0) ? 1 : 0;
}

function summary(documents: number, blocks: number, isCheck: boolean): string {
  if (documents === 0) return 'Alle Bausteine haben ihre heutige Form.\n';
  const what = `${blocks} Bausteine in ${documents} Dokumenten`;
  return isCheck ? `${what} haben eine ältere Form. „npm run content:migrate“ schreibt sie um.\n` : `${what} umgeschrieben.\n`;
}

try {
  process.exitCode = main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
