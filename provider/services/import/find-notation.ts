import type { InstrumentRecord, NotationRecord } from '#market/catalogue/index.ts';
import type { CatalogueView } from '../search/catalogue-view.ts';
import { foldText } from '../../base/fold.ts';
import type { Found } from './target.ts';

/**
 * Finds the notation that an operator names: instrument by number or code (`7743988`, `COMMODITY/7743988`, `EURUSD`), ISIN, WKN, symbol or
 * exact name; notation by number, market (`_GER`) or currency; default: the default notation.
 */
export function findNotation(view: CatalogueView, key: string, notation?: string): Found {
  const matches = findInstruments(view, key.trim());
  const [instrument] = matches;
  if (instrument === undefined)
    return { reason: `Kein Instrument zu „${key}“`, suggestions: view.search.find(key, { limit: 5 }).map(nameOf) };
  if (matches.length > 1) return { reason: `„${key}“ ist nicht eindeutig`, suggestions: matches.map(nameOf) };
  const notations = view.notationsOf(instrument.entityValue);
  const chosen = notation === undefined ? notations[0] : notations.find((candidate) => isMeant(candidate, notation));
  if (chosen === undefined) {
    return {
      reason: `${instrument.name} hat keine Notierung „${notation ?? ''}“`,
      suggestions: notations.map(({ idNotation, codeMarket, isoCurrency }) => `${idNotation} (${codeMarket}, ${isoCurrency})`),
    };
  }
  const { entityType, entityValue, name } = instrument;
  const { idNotation, codeMarket, isoCurrency } = chosen;
  return { notation: { entityType, entityValue, name, idNotation, codeMarket, isoCurrency } };
}

function findInstruments(view: CatalogueView, key: string): InstrumentRecord[] {
  const [type, value] = key.includes('/') ? key.split('/') : [undefined, key];
  const code = (value ?? key).replace(/^(ISIN|WKN):/, '');
  const exact = view.instrument(code) ?? view.instrumentByIsin(code.toUpperCase()) ?? view.instrumentByWkn(code.toUpperCase());
  if (exact !== undefined) return type === undefined || exact.entityType === type ? [exact] : [];
  const bySymbol = view.instruments.filter((record) => record.symbol === code || record.homeSymbol === code);
  if (bySymbol.length > 0) return bySymbol;
  const wanted = foldText(code);
  const named = (names: (record: InstrumentRecord) => readonly string[]): InstrumentRecord[] =>
    view.instruments.filter((record) => names(record).some((name) => foldText(name) === wanted));
  const byName = named(({ name, tinyName }) => [name, tinyName]);
  return byName.length > 0 ? byName : named(({ aliases }) => aliases);
}

function isMeant({ idNotation, codeMarket, isoCurrency }: NotationRecord, notation: string): boolean {
  return String(idNotation) === notation || codeMarket === notation || codeMarket === `_${notation}` || isoCurrency === notation;
}

function nameOf({ name, entityType, entityValue }: InstrumentRecord): string {
  return `${name} (${entityType}/${entityValue})`;
}
