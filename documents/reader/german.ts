import { ownOf } from './path.ts';

/** German words for values that have English names in the contracts and schemas. */
const VALUES: Readonly<Record<string, string>> = {
  absteigend: 'DESC',
  aktie: 'STOCK',
  aktien: 'STOCK',
  anleihe: 'BOND',
  anleihen: 'BOND',
  artikel: 'ARTICLE',
  aufsteigend: 'ASC',
  behoben: 'fixed',
  derivat: 'DERIVATIVE',
  derivate: 'DERIVATIVE',
  devisen: 'CURRENCY',
  edelmetall: 'PRECIOUS_METAL',
  extern: 'EXTERNAL',
  fehler: 'ERROR',
  folge: 'PODCAST',
  fonds: 'FUND',
  groß: 'large',
  handy: 'MOBILE',
  indizes: 'INDEX',
  inhalt: 'content',
  intern: 'INTERNAL',
  klein: 'small',
  krypto: 'CRYPTO',
  kurse: 'quotes',
  liste: 'list',
  mobil: 'MOBILE',
  neu: 'new',
  privat: 'private',
  rohstoff: 'COMMODITY',
  rohstoffe: 'COMMODITY',
  smartphone: 'MOBILE',
  suche: 'finder',
  tabelle: 'table',
  verbessert: 'improved',
  warnung: 'WARNING',
  währung: 'CURRENCY',
  zins: 'INTEREST',
  zinsen: 'INTEREST',
  öffentlich: 'public',
  überschrift: 'heading',
};

/** Returns the value that a German word stands for, if it is among the allowed ones. */
export function germanValue(word: string, allowed: readonly string[]): string | undefined {
  const value = ownOf(VALUES, word.toLowerCase());
  return value !== undefined && allowed.includes(value) ? value : undefined;
}

/** German words that editors write for keys. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  ab: ['from', 'validFrom', 'start'],
  adresse: ['route', 'path', 'url', 'link'],
  anfang: ['start', 'from', 'opening'],
  anreisser: ['teaser', 'lead'],
  anreißer: ['teaser', 'lead'],
  anzahl: ['count', 'limit'],
  art: ['type', 'kind'],
  aufruf: ['operation'],
  autor: ['author'],
  autorin: ['author'],
  bausteine: ['body', 'blocks', 'contentItems'],
  beginn: ['start', 'from', 'opening'],
  beschreibung: ['description'],
  beschriftung: ['label', 'name'],
  bild: ['imageId', 'photoId', 'heroImageId', 'cloudinaryId'],
  bis: ['until', 'end', 'validUntil', 'closing'],
  datum: ['datetimePublication', 'date', 'updated'],
  einleitung: ['lead', 'teaser'],
  einträge: ['entries', 'items'],
  ende: ['end', 'until', 'validUntil', 'closing'],
  feld: ['field'],
  folge: ['episode'],
  gewicht: ['weight'],
  gruppen: ['groups'],
  hausnummer: ['streetnumber'],
  hinweis: ['note', 'disclaimer'],
  inhalt: ['body', 'contentItems'],
  kacheln: ['tiles'],
  kategorie: ['category'],
  kontakt: ['contact'],
  kunde: ['customer', 'customerId'],
  land: ['isoCountry'],
  name: ['label', 'title'],
  ort: ['city', 'place'],
  pfad: ['path', 'route', 'link'],
  plz: ['zipCode'],
  podcast: ['series'],
  postleitzahl: ['zipCode'],
  preis: ['price'],
  quelle: ['source'],
  reihe: ['series'],
  reihenfolge: ['order'],
  reiter: ['tabs'],
  rubrik: ['category'],
  seite: ['page', 'path'],
  spalten: ['columns', 'head'],
  stadt: ['city'],
  stand: ['updated'],
  straße: ['street'],
  symbol: ['icon'],
  tage: ['days'],
  telefon: ['phone'],
  text: ['value', 'lead'],
  titel: ['title', 'label', 'headline'],
  typ: ['type', 'kind'],
  ueberschrift: ['headline', 'title'],
  untertitel: ['subHeadline', 'lead', 'kicker'],
  veröffentlichung: ['datetimePublication'],
  verweis: ['link', 'url', 'path'],
  von: ['from', 'start', 'opening'],
  vorspann: ['lead', 'teaser'],
  währung: ['currency', 'isoCurrency'],
  zeilen: ['rows'],
  zeitzone: ['timezone'],
  ziel: ['target', 'link', 'to'],
  überschrift: ['headline', 'title'],
};

/** Returns the key that a German word stands for, if it is still free. */
export function germanKey(word: string, free: readonly string[]): string | undefined {
  return ownOf(KEYS, word.toLowerCase())?.find((name) => free.includes(name));
}

/** Keys with the same meaning in different documents. */
const SAME: readonly (readonly string[])[] = [
  ['link', 'path', 'url', 'href', 'route', 'to', 'page'],
  ['text', 'value', 'content', 'lead'],
  ['name', 'label', 'title', 'headline'],
  ['alias', 'slug', 'id', 'key', 'code'],
  ['start', 'from', 'validFrom'],
  ['end', 'until', 'validUntil'],
  ['type', 'kind'],
];

/** Returns the required key that other documents call by the given key; undefined unless exactly one fits. */
export function sameKey(key: string, missing: readonly string[]): string | undefined {
  const word = key.toLowerCase();
  const own = new Set(SAME.filter((names) => names.includes(word)).flat());
  const candidates = missing.filter((name) => own.has(name) || (word.length > 3 && name.toLowerCase().startsWith(word)));
  return candidates.length === 1 ? candidates[0] : undefined;
}
