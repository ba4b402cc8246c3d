import { addressText } from '../routes/spelling.ts';
import { daysOf, timeOf } from './days.ts';

/** Returns the text in the form of a pattern if a common change achieves it: a day, lower case, a slash, https. */
export function matching(text: string, pattern: string): string | undefined {
  const form = new RegExp(pattern, 'u');
  const bare = bareText(text);
  const candidates = [
    bare,
    ...daysOf(bare),
    ...timeOf(bare),
    ...addresses(bare),
    ...codes(bare, pattern),
    // A telephone number with words before its digits, or with a leading `00`.
    ...(pattern.includes('[+') ? [bare.replace(/^[^+\d]+/u, ''), bare.replace(/^00/u, '+')] : []),
    bare.replace(/ ?\(at\) ?/u, '@'),
    bare.replace(/^v(?=\d)/u, ''),
    bare.replace(/^\/{1,2}/u, ''),
    bare.endsWith('/') ? bare.slice(0, -1) : bare,
    ...(/^[\w-]+(?:\/[\w-]+)*$/u.test(bare) ? [`/${bare}`] : []),
    bare.toLowerCase(),
    slug(bare),
    `/${slug(bare)}`,
  ];
  return candidates.find((candidate) => candidate !== text && candidate !== '' && form.test(candidate));
}

/** Removes additions of programs around a text: spaces, angle brackets, a Markdown link, the scheme of an e-mail address. */
function bareText(text: string): string {
  const trimmed = text.trim();
  const inner = /^<([^<>]+)>$/u.exec(trimmed)?.[1] ?? /^\[[^[\]]*\]\(([^()\s]+)\)$/u.exec(trimmed)?.[1] ?? trimmed;
  return inner.replace(/^mailto:/u, '').replace(/^\[{1,2}(?:\.{3})?([\w-]+)\]{1,2}$/u, '$1');
}

/** Returns addresses with a complete scheme, without their host, or with a slash for each `\`. */
function addresses(text: string): string[] {
  const turned = text.replaceAll('\\', '/');
  const scheme = /^h?t{1,2}ps?[:;]?\/{1,3}/iu.exec(turned)?.[0];
  const host = /^(?:www\.|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:at|ch|com|de|eu|example|info|net|org)(?:[/:?#]|$))/iu.test(turned)
    ? turned
    : undefined;
  const rest = scheme === undefined ? host : turned.slice(scheme.length);
  if (rest === undefined) return turned === text ? [] : [turned];
  const whole = `https://${rest}`;
  const path = rest.indexOf('/');
  return [whole, whole.replace(/\/$/u, ''), ...(path < 0 ? [] : [rest.slice(path)])];
}

/** Returns codes in capitals: of a country or currency in words, of a security with spaces. */
function codes(text: string, pattern: string): string[] {
  const named = pattern === '^[A-Z]{2}$' ? countryCode(text) : pattern === '^[A-Z]{3}$' ? currencyCode(text) : [];
  const isOfCapitals = pattern.includes('A-Z') && !pattern.includes('a-z');
  return [...named, ...(isOfCapitals ? [text.toUpperCase(), text.replaceAll(/[\s-]/gu, '').toUpperCase()] : [])];
}

/** Returns lower-case letters, digits and hyphens, as in addresses. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .split('/')
    .map((part) => addressText(part).replaceAll(/[._~]/gu, '-'))
    .join('/');
}

/** Two-letter country codes by the common three-letter ones. */
const COUNTRIES: Readonly<Record<string, string>> = {
  AUT: 'AT',
  CHE: 'CH',
  DEU: 'DE',
  FRA: 'FR',
  GBR: 'GB',
  LUX: 'LU',
  NLD: 'NL',
  USA: 'US',
};

/** Returns `DE` for „Deutschland“ and „DEU“. */
function countryCode(text: string): string[] {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
  const names = new Intl.DisplayNames('de', { type: 'region', fallback: 'none' });
  const short = Object.hasOwn(COUNTRIES, text.toUpperCase()) ? COUNTRIES[text.toUpperCase()] : undefined;
  if (short !== undefined) return [short];
  return /^\p{Lu}\p{L}+$/u.test(text)
    ? letters
        .flatMap((a) => letters.map((b) => a + b))
        .filter((code) => names.of(code) === text && new Intl.Locale(`und-${code}`).region === code)
    : [];
}

/** Names and signs of currencies besides the official ones. */
const CURRENCIES: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  yen: 'JPY',
  dollar: 'USD',
  pfund: 'GBP',
  franken: 'CHF',
};

/** Returns `EUR` for „Euro“ and „€“. */
function currencyCode(text: string): string[] {
  const word = text.toLowerCase();
  const known = Object.hasOwn(CURRENCIES, word) ? CURRENCIES[word] : undefined;
  if (known !== undefined) return [known];
  const names = new Intl.DisplayNames('de', { type: 'currency', fallback: 'none' });
  return Intl.supportedValuesOf('currency').filter((code) => names.of(code)?.toLowerCase() === word);
}
