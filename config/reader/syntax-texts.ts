import { REFUSED } from './yaml-tree.ts';

/** What the YAML parser's codes mean, for editors. */
const TEXTS: Readonly<Record<string, string>> = {
  ...REFUSED,
  BAD_ALIAS: 'Der Verweis (*name) führt zu keinem Anker (&name). Soll der Text mit * beginnen, setze ihn in Anführungszeichen.',
  BAD_DQ_ESCAPE: 'In doppelten Anführungszeichen leitet \\ ein Sonderzeichen ein. Nimm einfache Anführungszeichen oder schreibe \\\\.',
  BAD_INDENT: 'Die Einrückung passt nicht zu den Zeilen darüber.',
  BAD_SCALAR_START: 'Ein Text darf nicht mit diesem Zeichen beginnen. Setze ihn in Anführungszeichen.',
  BLOCK_AS_IMPLICIT_KEY: 'Hier beginnt nach dem Doppelpunkt ein zweiter Schlüssel. Ein Text mit Doppelpunkt gehört in Anführungszeichen.',
  BLOCK_IN_FLOW: 'Zwischen { } und [ ] sind keine eingerückten Zeilen mit - oder Schlüsseln möglich.',
  DUPLICATE_KEY: 'Der Schlüssel steht hier zum zweiten Mal. Nur einer kann gelten.',
  MISSING_CHAR: 'Hier fehlt ein Zeichen, meist eine Klammer, ein Komma, ein Leerzeichen oder ein Anführungszeichen.',
  MULTILINE_IMPLICIT_KEY:
    'Diese Zeile sieht aus wie ein Schlüssel, der über mehrere Zeilen geht. Fehlt in der Zeile davor ein Doppelpunkt?',
  MULTIPLE_DOCS: 'Die Datei enthält mehrere Dokumente (---). Je Datei ist eines möglich.',
  NON_STRING_KEY: 'Ein Schlüssel muss ein Text sein.',
  TAB_AS_INDENT: 'Hier steht ein Tabulator. Eingerückt wird mit Leerzeichen.',
  TAG_RESOLVE_FAILED: 'Diese Marke (!name) kennt der Leser nicht.',
  UNEXPECTED_TOKEN: 'Dieses Zeichen passt hier nicht. Ein Text mit besonderen Zeichen gehört in Anführungszeichen.',
};

export function syntaxText(code: string, fallback: string): string {
  const missingQuote = /^Missing closing (["'])quote/.exec(fallback)?.[1];
  if (missingQuote !== undefined) return `Der Text endet nicht: Es fehlt das schließende Anführungszeichen ${missingQuote}.`;
  return TEXTS[code] ?? `Kein gültiges YAML: ${fallback}`;
}

/** After these faults the rest of the document still says what its author meant. */
const HARMLESS = new Set(['DUPLICATE_KEY']);

export function isHarmless(code: string): boolean {
  return HARMLESS.has(code);
}
