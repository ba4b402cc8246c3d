import { addressText } from '../routes/spelling.ts';
import { ownOf } from './path.ts';

/** German words for what editors write. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'ein Text',
  number: 'eine Zahl',
  integer: 'eine ganze Zahl',
  boolean: 'true oder false',
  array: 'eine Liste',
  object: 'ein Abschnitt mit Schlüsseln',
  null: 'nichts',
};

export function typeWord(type: string): string {
  return TYPES[type] ?? type;
}

/** What an editor wrote, in words: `der Text „ja“`, `die Zahl 5`, `eine Liste`. */
export function valueWord(value: unknown): string {
  if (value === null || value === undefined) return 'nichts';
  if (Array.isArray(value)) return 'eine Liste';
  switch (typeof value) {
    case 'string':
      return `der Text „${value.length > 40 ? `${value.slice(0, 40)}…` : value}“`;
    case 'number':
      return `die Zahl ${value}`;
    case 'boolean':
      return `der Wert ${value}`;
    default:
      return 'ein Abschnitt mit Schlüsseln';
  }
}

/** `„a“, „b“ oder „c“`, cut after twelve. */
export function oneOfWords(values: readonly string[]): string {
  const shown = values.slice(0, 12).map((value) => `„${value}“`);
  if (values.length > shown.length) return `${shown.join(', ')} … (${values.length} Möglichkeiten)`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} oder ${shown.at(-1)}`;
}

const YES_NO: Readonly<Record<string, string>> = {
  ja: 'true',
  yes: 'true',
  on: 'true',
  an: 'true',
  nein: 'false',
  no: 'false',
  off: 'false',
  aus: 'false',
};

/** The same value in the wanted type, as YAML, when there is an obvious one: 20735 → '20735', "ja" → true. */
export function converted(value: unknown, type: string): string | undefined {
  if (type === 'string' && (typeof value === 'number' || typeof value === 'boolean')) return `'${value}'`;
  if (typeof value !== 'string')
    return type === 'array' && (typeof value === 'number' || typeof value === 'boolean') ? `[${value}]` : undefined;
  if (type === 'boolean') return YES_NO[value.toLowerCase()] ?? (/^(true|false)$/i.test(value) ? value.toLowerCase() : undefined);
  // „4,0“ and „300px“ say their number, too.
  const whole = /^(-?\d+)(?:[.,]0+)?\s*(?:[a-zA-Z%€]+)?$/u.exec(value)?.[1];
  if (type === 'integer' && whole !== undefined) return whole;
  if (type === 'number' && /^-?\d+([.,]\d+)?$/.test(value)) return value.replace(',', '.');
  return type === 'array' ? `[${value}]` : undefined;
}

/** German words for values that have a name in the contracts. */
const VALUES: Readonly<Record<string, string>> = {
  aktie: 'STOCK',
  aktien: 'STOCK',
  anleihe: 'BOND',
  anleihen: 'BOND',
  derivat: 'DERIVATIVE',
  derivate: 'DERIVATIVE',
  devisen: 'CURRENCY',
  edelmetall: 'PRECIOUS_METAL',
  fonds: 'FUND',
  indizes: 'INDEX',
  krypto: 'CRYPTO',
  rohstoff: 'COMMODITY',
  rohstoffe: 'COMMODITY',
  währung: 'CURRENCY',
  zins: 'INTEREST',
  zinsen: 'INTEREST',
  liste: 'list',
  suche: 'finder',
  inhalt: 'content',
  kurse: 'quotes',
  öffentlich: 'public',
  privat: 'private',
};

/** The value that a German word stands for, if it is one of those allowed. */
export function germanValue(word: string, allowed: readonly string[]): string | undefined {
  const value = ownOf(VALUES, word.toLowerCase());
  return value !== undefined && allowed.includes(value) ? value : undefined;
}

/** What to do when a list was written for a section, or the other way round. */
export function listHint(value: unknown, wanted: readonly string[]): string | undefined {
  if (Array.isArray(value) && wanted.includes('object')) return 'ein Abschnitt mit Schlüsseln, ohne Bindestrich am Anfang der Zeile';
  const isSection = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isSection && wanted.includes('array') ? 'eine Liste; jeder Eintrag beginnt mit „- “' : undefined;
}

/** The text in the form that a pattern asks for, when a usual change brings it there: small letters, a slash, https. */
export function matching(text: string, pattern: string): string | undefined {
  const form = new RegExp(pattern, 'u');
  const small = text
    .toLowerCase()
    .split('/')
    .map((part) => addressText(part).replaceAll(/[._~]/gu, '-'))
    .join('/');
  // What begins as the name of a computer is no path, and what names a scheme is neither.
  const isHost = /^(?:www\.|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:de|com|org|net|eu|example)(?:[/:?#]|$))/iu.test(text);
  const addresses = isHost ? [`https://${text}`] : [`/${text}`, `https://${text}`];
  return [
    text.trim(),
    text.replace(/^http:/u, 'https:'),
    text.replace(/^[^+\d]+/u, ''),
    ...(/^[a-z][a-z0-9+.-]*:/iu.test(text) ? [] : addresses),
    ...isoDate(text),
    ...countryCode(text),
    text.toUpperCase(),
    small,
  ].find((candidate) => candidate !== text && form.test(candidate));
}

/** `10.03.2026` as the instant at which that day begins in UTC. */
function isoDate(text: string): string[] {
  const [, day = '', month = '', year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/u.exec(text) ?? [];
  return year === undefined ? [] : [`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T00:00:00.000+00:00`];
}

/** `DE` for „Deutschland“. */
function countryCode(text: string): string[] {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
  const names = new Intl.DisplayNames('de', { type: 'region', fallback: 'none' });
  return /^\p{Lu}\p{L}+$/u.test(text)
    ? letters
        .flatMap((a) => letters.map((b) => a + b))
        .filter((code) => names.of(code) === text && new Intl.Locale(`und-${code}`).region === code)
    : [];
}
