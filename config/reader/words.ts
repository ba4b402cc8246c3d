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
  if (type === 'integer' && /^-?\d+$/.test(value)) return value;
  if (type === 'number' && /^-?\d+([.,]\d+)?$/.test(value)) return value.replace(',', '.');
  return type === 'array' ? `[${value}]` : undefined;
}

/** What to do when a list was written for a section, or the other way round. */
export function listHint(value: unknown, wanted: readonly string[]): string | undefined {
  if (Array.isArray(value) && wanted.includes('object')) return 'ein Abschnitt mit Schlüsseln, ohne Bindestrich am Anfang der Zeile';
  const isSection = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isSection && wanted.includes('array') ? 'eine Liste; jeder Eintrag beginnt mit „- “' : undefined;
}

const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** The text in the form that a pattern asks for, when a usual change brings it there: small letters, a slash, https. */
export function matching(text: string, pattern: string): string | undefined {
  const form = new RegExp(pattern, 'u');
  const small = text
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^a-z0-9/]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return [text.trim(), `/${text}`, `https://${text}`, text.toUpperCase(), small].find(
    (candidate) => candidate !== text && form.test(candidate),
  );
}
