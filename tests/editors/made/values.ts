import { isPlain, withValue, type Change } from './change.ts';
import { oneOf } from './random.ts';
import type { Site } from './sites.ts';
import { germanDay, otherCase, swapped } from './words.ts';

const typeOf = ({ schema }: Site): unknown => schema['type'];
/** Returns the values that a schema lists, if any. */
function allowed({ schema }: Site): readonly string[] {
  const { enum: list, const: only } = schema;
  const values: readonly unknown[] = Array.isArray(list) ? list : [];
  return [...values, only].filter((value) => typeof value === 'string');
}
const isFree = (site: Site): boolean => allowed(site).length === 0 && site.schema['hasBranches'] === undefined;
/** Returns the expected message; values that name a branch or a block get another one. */
const refused = ({ schema }: Site): string =>
  schema['const'] === undefined && schema['x-vocabulary'] === undefined ? 'keinen gültigen Wert' : 'gibt es nicht';

/** Misspells an allowed value. */
const notAllowed =
  (other: (value: string, random: () => number) => string | undefined): Change =>
  (site, random) => {
    const { value } = site;
    const known = allowed(site);
    if (typeof value !== 'string' || !known.includes(value) || value.length < 4 || !isPlain(site)) return undefined;
    const word = other(value, random);
    return word === undefined || known.includes(word) ? undefined : { text: withValue(site, word), says: refused(site), suggestion: value };
  };

const numberForText: Change = (site, random) => {
  if (typeOf(site) !== 'string' || site.shape !== 'text' || !isFree(site) || site.written.includes('\n')) return undefined;
  const number = oneOf(['2026', '4711', '01067', 'true', '12.5'], random) ?? '';
  return { text: withValue(site, number), says: 'Anführungszeichen', suggestion: `'${number}'` };
};

const isNumber = (site: Site): boolean =>
  site.shape === 'text' && typeof site.value === 'number' && (typeOf(site) === 'integer' || typeOf(site) === 'number') && isFree(site);
const numberWord = (site: Site): string => (typeOf(site) === 'integer' ? 'ganze Zahl' : 'Zahl');

const quotedNumber: Change = (site) =>
  isNumber(site) ? { text: withValue(site, `'${site.written}'`), says: numberWord(site), suggestion: site.written } : undefined;
const numberWithUnit: Change = (site, random) =>
  isNumber(site)
    ? {
        text: withValue(site, `${site.written} ${oneOf(['Stück', 'px', 'Tage', 'Euro'], random)}`),
        says: numberWord(site),
        suggestion: site.written,
      }
    : undefined;
const tooLarge: Change = (site) => {
  const { maximum } = site.schema;
  return isNumber(site) && typeof maximum === 'number'
    ? { text: withValue(site, String(maximum + 1)), says: `höchstens ${maximum}` }
    : undefined;
};
const tooSmall: Change = (site) => {
  const { minimum } = site.schema;
  return isNumber(site) && typeof minimum === 'number'
    ? { text: withValue(site, String(minimum - 1)), says: `mindestens ${minimum}` }
    : undefined;
};
const tooLong: Change = (site) => {
  const { maxLength } = site.schema;
  if (!isPlain(site) || !isFree(site) || typeof maxLength !== 'number' || site.schema['pattern'] !== undefined || site.isFlow)
    return undefined;
  return { text: withValue(site, 'Wort '.repeat(maxLength / 4).trim()), says: `höchstens ${maxLength}` };
};
const nothing: Change = (site, random) =>
  site.shape === 'text' && !site.written.includes('\n')
    ? { text: withValue(site, oneOf(['null', '~'], random) ?? ''), says: 'leer' }
    : undefined;
const emptyText: Change = (site) =>
  isPlain(site) && isFree(site) && site.schema['minLength'] === 1 ? { text: withValue(site, "''"), says: 'leer' } : undefined;

const notASwitch: Change = (site, random) => {
  if (typeOf(site) !== 'boolean' || typeof site.value !== 'boolean') return undefined;
  const words = site.value ? ['ja', 'Ja', 'an', "'true'", 'wahr', '1'] : ['nein', 'Nein', 'aus', "'false'", 'falsch', '0'];
  return { text: withValue(site, oneOf(words, random) ?? ''), says: 'true oder false', suggestion: String(site.value) };
};

const listForText: Change = (site) => {
  if (typeOf(site) !== 'string' || !isPlain(site) || !isFree(site) || /[,:[\]{}#]/u.test(site.written)) return undefined;
  return { text: withValue(site, `[${site.written}]`), says: 'muss ein Text sein', suggestion: site.written };
};
const textForList: Change = (site) => {
  const only = /^\[([^,[\]{}]+)\]$/u.exec(site.written)?.[1]?.trim();
  if (typeOf(site) !== 'array' || only === undefined || site.schema['hasBranches'] !== undefined) return undefined;
  return { text: withValue(site, only), says: 'Liste', suggestion: `[${only}]` };
};
const textForSection: Change = (site) => {
  if (typeOf(site) !== 'object' || site.shape !== 'section' || site.written.includes('\n') || site.schema['hasBranches'] !== undefined)
    return undefined;
  return { text: withValue(site, 'Probe'), says: 'Abschnitt' };
};

const openQuote: Change = (site) =>
  isPlain(site) && !site.isFlow && /^[\w ]+$/u.test(site.written)
    ? { text: withValue(site, `'${site.written}`), says: 'endet nicht' }
    : undefined;
const printQuotes: Change = (site) => {
  const isName = allowed(site).length > 0 || site.schema['pattern'] !== undefined || site.schema['x-reference'] !== undefined;
  if (!isPlain(site) || !isName || !/^[\w/-]+$/u.test(site.written)) return undefined;
  return { text: withValue(site, `„${site.written}“`), says: 'typografische', suggestion: site.written };
};

const DAY = /^\d{4}-\d\d-\d\d$/u;
const isDay = (site: Site): boolean =>
  typeof site.value === 'string' && DAY.test(site.value) && String(site.schema['pattern']).includes('-(0[1-9]|1[0-2])');
const dayInGerman: Change = (site) =>
  isDay(site) ? { text: withValue(site, germanDay(String(site.value))), says: 'Form', suggestion: String(site.value) } : undefined;
const dayWithSlashes: Change = (site) =>
  isDay(site)
    ? { text: withValue(site, String(site.value).replaceAll('-', '/')), says: 'Form', suggestion: String(site.value) }
    : undefined;
const noSuchDay: Change = (site, random) =>
  isDay(site)
    ? {
        text: withValue(site, `'${String(site.value).slice(0, 4)}-${oneOf(['02-30', '02-31', '04-31', '11-31'], random)}'`),
        says: 'in keinem Kalender',
      }
    : undefined;
const noSuchGermanDay: Change = (site, random) =>
  isDay(site)
    ? {
        text: withValue(site, `${oneOf(['31.02', '30.02', '31.04', '31.06'], random)}.${String(site.value).slice(0, 4)}`),
        says: 'in keinem Kalender',
      }
    : undefined;

/** Mistakes in values of all kinds. */
export const valueChanges: Readonly<Record<string, Change>> = {
  'letters of a value swapped': notAllowed(swapped),
  'a value in other letters': notAllowed(otherCase),
  'a number for a text': numberForText,
  'a number in quotes': quotedNumber,
  'a number with what it counts': numberWithUnit,
  'a number too large': tooLarge,
  'a number too small': tooSmall,
  'a text too long': tooLong,
  'nothing for a value': nothing,
  'an empty text': emptyText,
  'a German switch': notASwitch,
  'brackets around a text': listForText,
  'no brackets around an entry': textForList,
  'a word for a section': textForSection,
  'a quote that does not close': openQuote,
  'quotes of print': printQuotes,
  'a day in German': dayInGerman,
  'a day with slashes': dayWithSlashes,
  'a day that no calendar has': noSuchDay,
  'a German day that no calendar has': noSuchGermanDay,
};
