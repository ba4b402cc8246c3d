import { join, relative } from 'node:path';
import type { Config } from './reader/config.ts';
import type { Finding } from './reader/finding.ts';
import { CONTENT_FOLDER } from './reader/kinds.ts';

const CODES = { bold: 1, dim: 2, red: 31, yellow: 33, green: 32, cyan: 36 } as const;
/** Folders of the documents that findings name: those of the configuration, and the articles below `content/`. */
export interface Folders {
  readonly config: string;
  readonly content: string;
}

type Paint = (colour: keyof typeof CODES, text: string) => string;

/** Returns the findings as text for a terminal, with a summary line at the end. */
export function reportText(folders: Folders, config: Config, findings: readonly Finding[], colours: boolean): string {
  return `${findingsText(folders, findings, colours)}${summary(config, findings, painter(colours))}\n`;
}

/** Returns the findings alone, each followed by an empty line. */
export function findingsText(folders: Folders, findings: readonly Finding[], colours: boolean): string {
  const place = (file: string): string => placeIn(folders, file);
  return findings.map((finding) => `${findingText(place, finding, painter(colours))}\n\n`).join('');
}

function painter(colours: boolean): Paint {
  return (colour, text) => (colours ? `\u001B[${CODES[colour]}m${text}\u001B[0m` : text);
}

/** Returns the path of a document, relative to the working directory of the command. */
export function placeIn({ config, content }: Folders, file: string): string {
  return file.startsWith(CONTENT_FOLDER) ? join(shown(content), file.slice(CONTENT_FOLDER.length)) : join(shown(config), file);
}

function shown(directory: string): string {
  const below = relative(process.cwd(), directory);
  return below.startsWith('..') ? directory : below || '.';
}

function findingText(place: (file: string) => string, finding: Finding, paint: Paint): string {
  const isError = finding.severity === 'error';
  const label = isError ? paint('red', 'Fehler') : paint('yellow', 'Warnung');
  const lines = [
    `${paint('bold', `${place(finding.file)}:${finding.line}:${finding.column}`)} ${label}${finding.path === '' ? '' : paint('dim', ` ${finding.path}`)}`,
    finding.message,
    ...(finding.frame === ''
      ? []
      : [
          finding.frame
            .split('\n')
            .map((line) => (/^>|\^$/.test(line) ? line : paint('dim', line)))
            .join('\n'),
        ]),
    ...(finding.expected === undefined ? [] : [`${paint('dim', 'Erwartet:')} ${finding.expected}`]),
    ...(finding.suggestion === undefined
      ? []
      : [paint('cyan', `Meintest du ${finding.rule === 'wrong-type' ? finding.suggestion : `„${finding.suggestion}“`}?`)]),
    ...(finding.seeAlso ?? []).map(({ file, line }) => `${paint('dim', 'Siehe auch:')} ${place(file)}:${line}`),
  ];
  return lines.join('\n');
}

function summary({ pages, issuers }: Config, findings: readonly Finding[], paint: Paint): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  const size = `${counted(pages.length, 'Seite', 'Seiten')}, ${counted(issuers.length, 'Microsite', 'Microsites')}`;
  if (findings.length === 0) return paint('green', `Die Konfiguration ist in Ordnung (${size}).`);
  const parts = [
    ...(errors > 0 ? [paint('red', counted(errors, 'Fehler', 'Fehler'))] : []),
    ...(warnings > 0 ? [paint('yellow', counted(warnings, 'Warnung', 'Warnungen'))] : []),
  ];
  const files = new Set(findings.map(({ file }) => file)).size;
  return `${parts.join(' und ')} in ${counted(files, 'Datei', 'Dateien')} (${size} gelesen).`;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
