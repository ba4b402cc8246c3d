import { typeShort } from '#domain/derivative/types.ts';
import { int32At, uint16At, uint8At } from '#domain/input/at.ts';
import { urlNameOf } from '#domain/text/slug.ts';
import { websitePathOf } from '../catalogue/website-path.ts';
import type { InstrumentRecord, NotationRecord, VenueCode } from '../catalogue/types.ts';
import { LRUCache } from 'lru-cache';
import { venueOf } from '../catalogue/venues.ts';
import { quotingOf } from './compute.ts';
import { featureCode, termsAt, typeAt, type ProductColumns } from './columns.ts';
import { entityValueOf, isinOfWkn, notationOf, serialOfEntity, serialOfNotation, serialOfWkn, wknOf } from './identity.ts';
import { directVenueOf, issuerOfNumber, type Issuer } from '../catalogue/issuers.ts';
import { nameOf } from './names.ts';
import { KNOCKOUT_FEATURES } from '#domain/derivative/terms.ts';
import type { DerivativeBook, Row, RowRange } from './types.ts';
import { underlyingAt } from './underlying-at.ts';
import type { Underlying } from './underlyings.ts';

const RECORDS_KEPT = 5_000;
const OTC_KO = KNOCKOUT_FEATURES.indexOf('OTC_KO') + 1;
const IMPORTANCE = 5;

/** Creates a book over columns that are sorted by underlying (see `mergeColumns`). */
export function createBook(columns: ProductColumns, underlyings: readonly (Underlying | undefined)[]): DerivativeBook {
  const rowOfSerial = new Int32Array(columns.serial.reduce((most, one) => Math.max(most, one), -1) + 1).fill(-1);
  for (let row = 0; row < columns.length; row += 1) rowOfSerial[int32At(columns.serial, row)] = row;
  const ranges = rangesOf(columns, underlyings);
  const instruments = new LRUCache<Row, InstrumentRecord>({ max: RECORDS_KEPT });
  const notations = new LRUCache<Row, readonly NotationRecord[]>({ max: RECORDS_KEPT });
  const serialOf = (row: Row): number => int32At(columns.serial, row);
  const rowOf = (serial: number | undefined): Row | undefined => {
    const row = serial === undefined ? -1 : (rowOfSerial[serial] ?? -1);
    return row < 0 ? undefined : row;
  };
  const issuer = (row: Row): Issuer => issuerOfNumber(uint8At(columns.issuer, row));
  const underlying = (row: Row): Underlying => underlyingAt(underlyings, uint16At(columns.underlying, row));
  const wkn = (row: Row): string => wknOf(issuer(row), serialOf(row));
  const rowByWkn = (text: string): Row | undefined => {
    const found = serialOfWkn(text);
    const row = rowOf(found?.serial);
    return row !== undefined && issuer(row) === found?.issuer ? row : undefined;
  };
  const isinOf = (row: Row): string => isinOfWkn(wkn(row));
  const nameAt = (row: Row): string => nameOf(termsAt(columns, row), underlying(row).name, underlying(row).kind === 'STOCK');

  function makeInstrument(row: Row): InstrumentRecord {
    const type = typeAt(columns, row);
    const name = nameAt(row);
    const named = {
      entityType: 'DERIVATIVE',
      entityValue: entityValueOf(serialOf(row)),
      isin: isinOf(row),
      urlName: urlNameOf(name),
    } as const;
    return {
      ...named,
      entitySubType: type,
      name,
      tinyName: name,
      wkn: wkn(row),
      displayType: typeShort(type),
      websitePath: websitePathOf(named),
      importance: IMPORTANCE,
      aliases: [],
      details: {},
    };
  }

  function makeNotations(row: Row): readonly NotationRecord[] {
    const { tickSize } = quotingOf({ columns, underlyings }, row, termsAt(columns, row));
    return venuesAt(columns, row).map((venue, place) => ({
      idNotation: notationOf(serialOf(row), place),
      entityValue: entityValueOf(serialOf(row)),
      venue,
      codeMarket: venueOf(venue).codeMarket,
      isoCurrency: 'EUR',
      isDefault: place === 0,
      unitType: 'STK',
      displayUnit: 'EUR',
      decimals: tickSize < 0.01 ? 3 : 2,
      tickSize,
    }));
  }

  return {
    size: columns.length,
    row: (entityValue) => rowOf(serialOfEntity(entityValue)),
    rowByIsin(isin) {
      const row = isin.startsWith('DE000') ? rowByWkn(isin.slice(5, 11)) : undefined;
      return row !== undefined && isinOf(row) === isin ? row : undefined;
    },
    rowByWkn,
    rowByNotation: (idNotation) => rowOf(serialOfNotation(idNotation)?.serial),
    entityValueOf: (row) => entityValueOf(serialOf(row)),
    isinOf,
    wknOf: wkn,
    nameOf: nameAt,
    typeOf: (row) => typeAt(columns, row),
    instrument: (row) => remember(instruments, row, makeInstrument),
    notations: (row) => remember(notations, row, makeNotations),
    terms: (row) => termsAt(columns, row),
    issuer,
    underlyingOf: (row) => underlying(row).entityValue,
    underlyingNumber: (row) => uint16At(columns.underlying, row),
    currencyOf: (row) => underlying(row).currency,
    underlyings: [...ranges.keys()],
    rowsOf: (entityValue) => ranges.get(entityValue) ?? { from: 0, to: 0 },
  };
}

/**
 * Venues of a product: its issuer and an exchange; products that exchanges do not list, two market makers. ETCs and ETNs have a large
 * exchange instead of their issuer: every other one Xetra, the rest SIX.
 */
export function venuesAt(columns: ProductColumns, row: Row): readonly [VenueCode, VenueCode] {
  const issuer = issuerOfNumber(uint8At(columns.issuer, row));
  if (featureCode(columns, row) === OTC_KO) return [directVenueOf(issuer), 'LUSG'];
  const exchange = issuer.exchange === 'EUWAX' ? 'EUW' : 'FRZ';
  if (typeAt(columns, row) === 'ETC_ETN_CERTIFICATE') return [exchange, int32At(columns.serial, row) % 2 === 0 ? 'GER' : 'SWX'];
  return [exchange, directVenueOf(issuer)];
}

function rangesOf({ underlying, length }: ProductColumns, underlyings: readonly (Underlying | undefined)[]): Map<string, RowRange> {
  const ranges = new Map<string, RowRange>();
  for (let from = 0; from < length;) {
    const position = uint16At(underlying, from);
    let to = from + 1;
    while (to < length && underlying[to] === position) to += 1;
    const one = underlyings[position];
    if (one !== undefined) ranges.set(one.entityValue, { from, to });
    from = to;
  }
  return ranges;
}

function remember<Value extends object>(kept: LRUCache<Row, Value>, row: Row, make: (row: Row) => Value): Value {
  let value = kept.get(row);
  if (value === undefined) kept.set(row, (value = make(row)));
  return value;
}
