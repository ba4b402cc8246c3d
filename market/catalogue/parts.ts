import { givenEntries, type Given } from '#domain/input/typed-entries.ts';
import { ownNotation } from './ids.ts';
import type { InstrumentRecord, NotationRecord, VenueCode } from './types.ts';
import { venueOf } from './venues.ts';

/** Contribution of one data file to the seed. */
export interface Entry {
  readonly instrument: InstrumentRecord;
  readonly notations: readonly NotationRecord[];
}

interface NotationInput {
  readonly entityValue: string;
  readonly venue: VenueCode;
  readonly currency: string;
  readonly isDefault: boolean;
  readonly idNotation?: number | undefined;
  readonly unitType?: string;
  readonly decimals?: number;
  readonly tickSize?: number;
}

/** Notation with the venue's market code; prices per share with two decimals by default. */
export function notationOf(input: NotationInput): NotationRecord {
  const { entityValue, venue, currency, isDefault, unitType = 'STK', decimals = 2, tickSize } = input;
  return {
    idNotation: input.idNotation ?? ownNotation(entityValue, venue, currency),
    entityValue,
    venue,
    codeMarket: venueOf(venue).codeMarket,
    isoCurrency: currency,
    isDefault,
    unitType,
    displayUnit: unitType === 'STK' ? currency : unitType,
    decimals,
    ...(tickSize === undefined ? {} : { tickSize }),
  };
}

/** Copies only fields with a value. */
export function present<T extends object>(value: T): Given<T, undefined | ''> {
  return givenEntries(value, isWritten);
}

function isWritten<Value>(value: Value): value is Exclude<Value, undefined | ''> {
  return value !== undefined && value !== '';
}
