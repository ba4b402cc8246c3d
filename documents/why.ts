#!/usr/bin/env node
// npm run config:why -- navigation.yaml#/groups/0: shows the source of a value, its uses, and its pages and times. Exit code 1 if the
// document is too faulty, 2 if the question matches nothing or an option is wrong.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from './reader/load.ts';
import { findingsText, placeIn } from './report.ts';
import { askable, why } from './why/answer.ts';
import { readingBlocks } from './why/blocks.ts';
import { answerText } from './why/print.ts';
import { readQuestion } from './why/question.ts';

const project = join(import.meta.dirname, '..');

const HELP = `npm run config:why -- DATEI[#/STELLE] [--json]
npm run config:why -- DATEI:ZEILE[:SPALTE] [--json]

Sagt zu einem Wert der Konfiguration, woher er kommt, wer ihn nennt und liest, auf welchen Seiten und wann er zu sehen ist.
  navigation.yaml#/groups/0/items/1     ein Eintrag; gezählt wird ab 0
  pages/aktien/snapshot.yaml#/body/main/0     ein Baustein, mit allem, was Layout und Bausteinlisten beitragen
  navigation.yaml:15:3                  was an dieser Stelle der Datei steht
  issuers/talmark.yaml                  eine ganze Datei
  --json      die Antwort als JSON
  --dir       Ordner der Konfiguration (ohne Angabe: config)
  --content   Ordner der Beiträge (ohne Angabe: content)
`;

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      dir: { type: 'string', default: join(project, 'config') },
      content: { type: 'string', default: join(project, 'content') },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [asked, ...more] = positionals;
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  if (asked === undefined || more.length > 0)
    throw new Error('Genau eine Stelle gehört in die Frage, zum Beispiel navigation.yaml#/groups/0');
  const folders = { config: resolve(values.dir), content: resolve(values.content) };
  const loaded = loadConfig(folders.config, { content: folders.content, images: join(project, 'site/public/bilder') });
  const answer = why(loaded, readingBlocks(join(project, 'blocks')), readQuestion(asked, askable(loaded), folders));
  const isBroken = !('value' in answer);
  if (values.json) process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
  else {
    const colours = process.stdout.isTTY && process.env['NO_COLOR'] === undefined;
    const place = (file: string): string => placeIn(folders, file);
    process.stdout.write(findingsText(folders, answer.findings, colours));
    const bold = (text: string): string => (colours ? `\u001B[1m${text}\u001B[0m` : text);
    process.stdout.write(isBroken ? 'Behebe das zuerst: So lange ist nicht zu sagen, was hier gilt.\n' : answerText(answer, place, bold));
  }
  return isBroken ? 1 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
