import type { Schema } from '#client/operations.ts';
import { cleanText } from '../../../base/clean.ts';
import { withoutNulls } from '../../../store/rows.ts';
import type { NewPosition } from '../../../services/watchlists/positions.ts';
import type { PositionRow } from '../../../services/watchlists/store.ts';
import { known } from '../../../base/known.ts';
import { instrumentAnswer } from '../answers.ts';
import type { ProviderContext } from '../../shared/context.ts';
import { HttpFault } from '../../../base/fault.ts';
import type { Handler } from '../handler.ts';
import { isOfType } from '../../../base/is-of-type.ts';
import { lookUp, type Selection } from '../../shared/selection.ts';
import { dateTime } from '../../../base/date-time.ts';
import { userSessionOf } from '../token.ts';
import { quoteOf } from './quotes.ts';
import { watchlistAnswer } from './watchlists.ts';
import { MOST_POSITIONS } from '../../../services/watchlists/positions.ts';
import { linesOf, recognizePositions, whyNothingIsNew } from './watchlist-lines.ts';

export const listWatchlistPositions: Handler<'listWatchlistPositions'> = {
  dataClass: 'private',
  inRealTime: true,
  async answer({ path, query = {} }, context, caller) {
    const { userId } = await userSessionOf(caller);
    const list = positionsAnswer(context, await context.watchlists.positions(userId, path.entityValue));
    const watchlist = query.withWatchlist === true ? await context.watchlists.get(userId, path.entityValue) : undefined;
    return { total: list.length, list, ...(watchlist === undefined ? {} : { watchlist: watchlistAnswer(watchlist) }) };
  },
};

export const addWatchlistPositions: Handler<'addWatchlistPositions'> = {
  dataClass: 'private',
  inRealTime: true,
  status: 201,
  async answer({ path, body }, context, caller) {
    const { userId } = await userSessionOf(caller);
    const { watchlists } = context;
    await watchlists.get(userId, path.entityValue);
    const wanted = body.list.map((request, index) => newPosition(context, request, index));
    const list = positionsAnswer(context, await watchlists.addPositions(userId, path.entityValue, wanted));
    return { total: list.length, list, watchlist: watchlistAnswer(await watchlists.get(userId, path.entityValue)) };
  },
};

export const findWatchlistPositions: Handler<'findWatchlistPositions'> = {
  dataClass: 'private',
  async answer({ path, body }, context, caller) {
    const { userId } = await userSessionOf(caller);
    const present = await context.watchlists.positions(userId, path.entityValue);
    const found = recognizePositions(linesOf(context, body), new Set(present.map(({ entityValue }) => entityValue)), MOST_POSITIONS);
    if (found.list.length > 0) return found;
    const place = body.rows === undefined ? 'body.text' : 'body.rows.0.code';
    throw new HttpFault(422, `${place} names nothing new`, whyNothingIsNew(found.lines));
  },
};

export const changeWatchlistPosition: Handler<'changeWatchlistPosition'> = {
  dataClass: 'private',
  inRealTime: true,
  async answer({ path, body }, context, caller) {
    const { userId } = await userSessionOf(caller);
    const { entityValue, positionId } = path;
    const present = await context.watchlists.position(userId, entityValue, positionId);
    if (body.idNotation !== undefined && !hasNotation(context, present.entityValue, body.idNotation))
      throw unknownNotation('body.idNotation', body.idNotation);
    const { note, ...figures } = body;
    const change = { ...figures, ...(note === undefined ? {} : { note: cleanText(note) }) };
    return positionAnswer(context, await context.watchlists.changePosition(userId, entityValue, positionId, change));
  },
};

export const deleteWatchlistPosition: Handler<'deleteWatchlistPosition'> = {
  dataClass: 'private',
  status: 204,
  async answer({ path }, { watchlists }, caller) {
    await watchlists.removePosition((await userSessionOf(caller)).userId, path.entityValue, path.positionId);
  },
};

/**
 * Returns the position to add.
 * @throws HttpFault 422 for an instrument or a notation that does not exist
 */
function newPosition(context: ProviderContext, request: Schema<'NewWatchlistPosition'>, index: number): NewPosition {
  const { entityType, entityValue, idNotation, note, amount } = request;
  const instrument = lookUp(context, entityValue);
  if (instrument === undefined || !isOfType(instrument, entityType))
    throw new HttpFault(
      422,
      `body.list.${index}: no instrument ${entityType}/${entityValue}`,
      `Das Instrument ${entityValue} gibt es nicht.`,
    );
  if (idNotation !== undefined && !hasNotation(context, instrument.entityValue, idNotation))
    throw unknownNotation(`body.list.${index}.idNotation`, idNotation);
  return {
    entityValue: instrument.entityValue,
    idNotation,
    note: note === undefined ? undefined : cleanText(note),
    amount,
    priceCreation: selectionOf(context, instrument.entityValue, idNotation)?.quote?.last,
  };
}

function hasNotation({ catalogue }: ProviderContext, entityValue: string, idNotation: number): boolean {
  return catalogue().notation(idNotation)?.entityValue === entityValue;
}

function unknownNotation(field: string, idNotation: number): HttpFault {
  return new HttpFault(422, `${field} ${idNotation} is no notation of the instrument`, 'An diesem Handelsplatz gibt es keine Notierung.');
}

/** Hides positions whose instrument has left the catalogue; they remain stored. */
function positionsAnswer(context: ProviderContext, rows: readonly PositionRow[]): Schema<'WatchlistPosition'>[] {
  return rows.flatMap((row) => (lookUp(context, row.entityValue) === undefined ? [] : positionAnswer(context, row)));
}

function positionAnswer(context: ProviderContext, row: PositionRow): Schema<'WatchlistPosition'> {
  const { positionId, entityValue, createdAt, idNotation, priceCreation, note, amount, limitHigh, limitLow } = withoutNulls(row);
  const found = selectionOf(context, entityValue, idNotation);
  if (found === undefined) throw new HttpFault(404, `No instrument ${entityValue}`, 'Das Instrument wurde nicht gefunden.');
  return {
    positionId,
    instrument: instrumentAnswer(found.instrument),
    ...known({ idNotation: idNotation ?? found.notation?.idNotation, quote: found.quote }),
    datetimeCreation: dateTime(createdAt.getTime()),
    ...known({ priceCreation, note, amount, limitHigh, limitLow }),
  };
}

interface Found {
  readonly instrument: Selection['instrument'];
  readonly notation: Selection['notation'] | undefined;
  readonly quote: Schema<'Quote'> | undefined;
}

/** Returns the instrument with the chosen notation, or the default one if there is none or it is gone, and its current quote. */
function selectionOf(context: ProviderContext, entityValue: string, idNotation: number | undefined): Found | undefined {
  const instrument = lookUp(context, entityValue);
  if (instrument === undefined) return undefined;
  const notations = context.catalogue().notationsOf(instrument.entityValue);
  const notation = notations.find((candidate) => candidate.idNotation === idNotation) ?? notations[0];
  return { instrument, notation, quote: notation && quoteOf(context, { instrument, notation }) };
}
