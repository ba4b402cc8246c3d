/** German names of the types of values. */
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

/** Describes a value for an editor: `der Text „ja“`, `die Zahl 5`, `eine Liste`. */
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

/** Returns `„a“, „b“ oder „c“`, cut after twelve values. */
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
  wahr: 'true',
  1: 'true',
  nein: 'false',
  no: 'false',
  off: 'false',
  aus: 'false',
  falsch: 'false',
  0: 'false',
};

/** Returns the same value in the required type, as YAML, if there is an obvious one: 20735 → '20735', "ja" → true. */
export function converted(value: unknown, type: string): string | undefined {
  if (type === 'boolean') return typeof value === 'string' || typeof value === 'number' ? switched(String(value)) : undefined;
  if (type === 'string' && (typeof value === 'number' || typeof value === 'boolean')) return `'${value}'`;
  if (typeof value !== 'string')
    return type === 'array' && (typeof value === 'number' || typeof value === 'boolean') ? `[${value}]` : undefined;
  // „4,0“, „300px“ and „6 Stück“ contain their number; „5 Mio.“ means another one.
  const [, number, unit = ''] = /^(-?\d+(?:[.,]\d+)?)\s*([\p{L}%€$£]*)\.?$/u.exec(value.trim()) ?? [];
  if (number !== undefined && /^(?:tsd|mio|mrd|k|m)$/iu.test(unit)) return undefined;
  if (type === 'integer' && number !== undefined) return /^-?\d+(?:[.,]0+)?$/u.test(number) ? number.replace(/[.,]0+$/u, '') : undefined;
  if (type === 'number' && number !== undefined) return number.replace(',', '.');
  return type === 'array' ? `[${value}]` : undefined;
}

function switched(word: string): string | undefined {
  const small = word.toLowerCase();
  if (small === 'true' || small === 'false') return small;
  return Object.hasOwn(YES_NO, small) ? YES_NO[small] : undefined;
}

/** Returns a hint about a list in place of a section, or the other way round. */
export function listHint(value: unknown, wanted: readonly string[]): string | undefined {
  if (Array.isArray(value) && wanted.includes('object')) return 'ein Abschnitt mit Schlüsseln, ohne Bindestrich am Anfang der Zeile';
  const isSection = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isSection && wanted.includes('array') ? 'eine Liste; jeder Eintrag beginnt mit „- “' : undefined;
}
