import type { ErrorCode } from 'yaml';
import { REFUSED, type Refused } from './yaml-tree.ts';

/** Text for codes that the YAML library uses for its internal faults. */
const INTERNAL = 'Diese Stelle lässt sich nicht lesen. Schreibe sie einfacher.';

/** Texts for all codes of the YAML library, for editors; the type requires texts for codes that a later version adds. */
const TEXTS: Readonly<Record<ErrorCode | Refused, string>> = {
  ...REFUSED,
  ALIAS_PROPS: 'Ein Verweis (*name) kann keinen Anker (&name) und keine Marke (!name) haben.',
  BAD_ALIAS: 'Der Verweis (*name) führt zu keinem Anker (&name). Soll der Text mit * beginnen, setze ihn in Anführungszeichen.',
  BAD_COLLECTION_TYPE: 'Die Marke (!name) passt nicht zu dem, was dahinter steht.',
  BAD_DIRECTIVE: 'Zeilen mit % am Anfang kennt der Leser nicht. Soll ein Text mit % beginnen, setze ihn in Anführungszeichen.',
  BAD_DQ_ESCAPE: 'In doppelten Anführungszeichen leitet \\ ein Sonderzeichen ein. Nimm einfache Anführungszeichen oder schreibe \\\\.',
  BAD_INDENT: 'Die Einrückung passt nicht zu den Zeilen darüber.',
  BAD_PROP_ORDER: 'Anker (&name) und Marken (!name) stehen hinter dem Strich, dem Fragezeichen oder dem Doppelpunkt.',
  BAD_SCALAR_START: 'Ein Text darf nicht mit diesem Zeichen beginnen. Setze ihn in Anführungszeichen.',
  BLOCK_AS_IMPLICIT_KEY: 'Hier beginnt nach dem Doppelpunkt ein zweiter Schlüssel. Ein Text mit Doppelpunkt gehört in Anführungszeichen.',
  BLOCK_IN_FLOW: 'Zwischen { } und [ ] sind keine eingerückten Zeilen mit - oder Schlüsseln möglich.',
  DUPLICATE_KEY: 'Der Schlüssel steht hier zum zweiten Mal. Nur einer kann gelten.',
  IMPOSSIBLE: INTERNAL,
  KEY_OVER_1024_CHARS: 'Ein Schlüssel darf höchstens 1.024 Zeichen haben. Ein Text mit Doppelpunkt gehört in Anführungszeichen.',
  MISSING_CHAR: 'Hier fehlt ein Zeichen, meist eine Klammer, ein Komma, ein Leerzeichen oder ein Anführungszeichen.',
  MULTILINE_IMPLICIT_KEY:
    'Diese Zeile sieht aus wie ein Schlüssel, der über mehrere Zeilen geht. Fehlt in der Zeile davor ein Doppelpunkt?',
  MULTIPLE_ANCHORS: 'Hier stehen zwei Anker (&name). Einer ist möglich.',
  MULTIPLE_DOCS: 'Die Datei enthält mehrere Dokumente (---). Je Datei ist eines möglich.',
  MULTIPLE_TAGS: 'Hier stehen zwei Marken (!name). Eine ist möglich.',
  NON_STRING_KEY: 'Ein Schlüssel muss ein Text sein.',
  RESOURCE_EXHAUSTION: REFUSED.TOO_DEEP,
  TAB_AS_INDENT: 'Hier steht ein Tabulator. Eingerückt wird mit Leerzeichen.',
  TAG_RESOLVE_FAILED: 'Diese Marke (!name) kennt der Leser nicht.',
  UNEXPECTED_TOKEN: 'Dieses Zeichen passt hier nicht. Ein Text mit besonderen Zeichen gehört in Anführungszeichen.',
};

/** Returns a German sentence for a fault of the YAML library, whose English messages are never shown to editors. */
export function syntaxText(code: string, message: string): string {
  const missingQuote = /^Missing closing (["'])quote/.exec(message)?.[1];
  if (missingQuote !== undefined) return `Der Text endet nicht: Es fehlt das schließende Anführungszeichen ${missingQuote}.`;
  return isKnown(code) ? TEXTS[code] : INTERNAL;
}

function isKnown(code: string): code is keyof typeof TEXTS {
  return Object.hasOwn(TEXTS, code);
}

/** Faults after which the rest of the document still has its intended meaning. */
const HARMLESS = new Set(['DUPLICATE_KEY']);

export function isHarmless(code: string): boolean {
  return HARMLESS.has(code);
}
