import { isPlain, withValue, type Change } from './change.ts';
import { oneOf } from './random.ts';
import type { Site } from './sites.ts';
import { otherCase, swapped } from './words.ts';

/** Expected finding for an unknown name of each kind (`x-reference`). */
const UNKNOWN: Readonly<Record<string, string>> = {
  path: 'führt ins Leere',
  'own-path': 'führt ins Leere',
  under: 'liegt keine Seite',
  route: 'keine Route',
  image: 'Bild',
  category: 'Rubrik',
  author: 'Autor',
  source: 'Quelle',
  podcast: 'Podcast',
  product: 'Produkt',
  feature: 'Funktion',
  host: 'Rechner',
  'ad-slot': 'Werbeplatz',
};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const referenceOf = ({ schema }: Site): string => textOf(schema['x-reference']);
const patternOf = ({ schema }: Site): string => textOf(schema['pattern']);

const swappedName: Change = (site, random) => {
  const says = UNKNOWN[referenceOf(site)];
  const { value } = site;
  if (says === undefined || typeof value !== 'string' || !isPlain(site) || site.beside.includes('host') || /^https?:/u.test(value))
    return undefined;
  // Takes the last segment: long addresses end with names that editors do not define, and the name of an instrument in an address is
  // arbitrary.
  const [last = ''] = value.split('/').slice(-1);
  if (last.length < 5 || /\d{4}|[A-Z]/u.test(value)) return undefined;
  const word = swapped(last, random);
  return word === undefined ? undefined : { text: withValue(site, `${value.slice(0, -last.length)}${word}`), says, suggestion: value };
};

const isPath = (site: Site): boolean =>
  ['path', 'own-path', 'under'].includes(referenceOf(site)) &&
  !site.beside.includes('host') &&
  isPlain(site) &&
  /^\/[a-z]/u.test(site.written);
const withoutSlash: Change = (site) =>
  isPath(site) && patternOf(site).startsWith('^')
    ? { text: withValue(site, site.written.slice(1)), says: 'Form', suggestion: site.written }
    : undefined;
const spaceBehind: Change = (site) =>
  isPath(site) ? { text: withValue(site, `'${site.written} '`), says: 'Leerzeichen', suggestion: site.written } : undefined;
const otherPath: Change = (site) =>
  isPath(site) && /^\/[a-z-]{5,}$/u.test(site.written)
    ? { text: withValue(site, `/${otherCase(site.written.slice(1))}`), says: UNKNOWN[referenceOf(site)] ?? '', suggestion: site.written }
    : undefined;

const isAddress = ({ value }: Site): boolean => typeof value === 'string' && value.startsWith('https://');
/** Returns true if a schema accepts an address without scheme, as people write it. */
const needsNoScheme = (site: Site): boolean => patternOf(site).includes('(https://)?');
const address =
  (other: (address: string) => string): Change =>
  (site) =>
    isAddress(site) && patternOf(site).includes('https:') && !patternOf(site).includes('https?')
      ? { text: withValue(site, other(String(site.value))), says: 'Form', suggestion: String(site.value) }
      : undefined;

const pictureWithEnding: Change = (site, random) =>
  referenceOf(site) === 'image' && isPlain(site)
    ? {
        text: withValue(site, `${site.written}${oneOf(['.svg', '.png', '.jpg', '.webp'], random)}`),
        says: 'Bild',
        suggestion: site.written,
      }
    : undefined;

const SLUG = '^[a-z0-9]+(-[a-z0-9]+)*$';
const slug =
  (other: (slug: string) => string): Change =>
  (site) =>
    patternOf(site) === SLUG && isPlain(site) && /^[a-z]+-[a-z]/u.test(site.written)
      ? { text: withValue(site, other(site.written)), says: 'Form', suggestion: site.written }
      : undefined;

const smallCode: Change = (site) =>
  /^\^\[A-Z\]\{\d\}\$$/u.test(patternOf(site)) && isPlain(site)
    ? { text: withValue(site, site.written.toLowerCase()), says: 'Form', suggestion: site.written }
    : undefined;
const timeWithPoint: Change = (site) => {
  if (typeof site.value !== 'string' || !/^\d\d:\d\d$/u.test(site.value) || !patternOf(site).includes('[01][0-9]')) return undefined;
  return { text: withValue(site, `'${site.value.replace(':', '.')}'`), says: 'Form', suggestion: site.value };
};
const noSuchInstrument: Change = (site) => {
  if (referenceOf(site) !== 'instrument' || typeof site.value !== 'string' || !/^\d{5,}$/u.test(site.value)) return undefined;
  return { text: withValue(site, `'${site.value}7'`), says: 'Instrument' };
};

/** Mistakes in names, addresses and codes. */
export const nameChanges: Readonly<Record<string, Change>> = {
  'letters of a name swapped': swappedName,
  'an address without its slash': withoutSlash,
  'an address with a space behind': spaceBehind,
  'an address in other letters': otherPath,
  'an address without scheme': (site, random) =>
    needsNoScheme(site) ? undefined : address((whole) => whole.slice('https://'.length))(site, random),
  'an address with http': address((whole) => whole.replace('https:', 'http:')),
  'an address with one slash': address((whole) => whole.replace('https://', 'https:/')),
  'a picture with its ending': pictureWithEnding,
  'a slug in other letters': slug(otherCase),
  'a slug with spaces': slug((whole) => whole.replaceAll('-', ' ')),
  'a slug with underscores': slug((whole) => whole.replaceAll('-', '_')),
  'a code in small letters': smallCode,
  'a time with a point': timeWithPoint,
  'an instrument that there is not': noSuchInstrument,
};
