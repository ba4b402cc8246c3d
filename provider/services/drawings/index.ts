import { and, count, eq } from 'drizzle-orm';
import type { Schema } from '#client/operations.ts';
import { drawingLabel, isWholeDrawing, MOST_DRAWINGS, pointsNeeded } from '#domain/chart/drawing.ts';
import { cleanLine } from '../../base/clean.ts';
import { HttpFault } from '../../base/fault.ts';
import type { Database } from '../../store/database.ts';
import { lockUser } from '../../store/lock-user.ts';
import { withoutNulls } from '../../store/rows.ts';
import { chartDrawings } from '../../store/schema-accounts.ts';

/** Maximum number of drawings per user, in all charts together. */
export const MOST_DRAWINGS_OF_USER = 2_000;

/** Place of drawings: the user and the instrument of the chart. */
export interface DrawingPlace {
  readonly userId: string;
  readonly entityType: string;
  readonly entityValue: string;
}

/** Store for drawings of users in charts. */
export interface Drawings {
  /** Lists the drawings, oldest first. */
  list(place: DrawingPlace): Promise<Schema<'ChartDrawing'>[]>;
  /**
   * Creates or changes a drawing.
   * @throws HttpFault 422 for too many, and if points or text do not match the kind
   */
  save(place: DrawingPlace, drawingId: string, drawing: Schema<'ChartDrawingRequest'>): Promise<void>;
  /** Removes a drawing; a missing one counts as removed. */
  remove(place: DrawingPlace, drawingId: string): Promise<void>;
}

export function createDrawings(database: Database): Drawings {
  return {
    async list(place) {
      const rows = await database.sql
        .select({
          drawingId: chartDrawings.drawingId,
          kind: chartDrawings.kind,
          points: chartDrawings.points,
          text: chartDrawings.text,
        })
        .from(chartDrawings)
        .where(inPlace(place))
        .orderBy(chartDrawings.ordinal);
      return rows.map(withoutNulls);
    },
    async save(place, drawingId, request) {
      const { kind, points, text } = wholeDrawing(request);
      await database.transaction(async (sql) => {
        await lockUser(sql, place.userId);
        const changed = await sql
          .update(chartDrawings)
          .set({ kind, points, text: text ?? null })
          .where(and(inPlace(place), eq(chartDrawings.drawingId, drawingId)))
          .returning({ drawingId: chartDrawings.drawingId });
        if (changed.length > 0) return;
        const totalOf = async (where: ReturnType<typeof inPlace>): Promise<number> =>
          (await sql.select({ total: count() }).from(chartDrawings).where(where))[0]?.total ?? 0;
        if ((await totalOf(inPlace(place))) >= MOST_DRAWINGS) throw tooMany(MOST_DRAWINGS, 'in einem Chart');
        if ((await totalOf(eq(chartDrawings.userId, place.userId))) >= MOST_DRAWINGS_OF_USER)
          throw tooMany(MOST_DRAWINGS_OF_USER, 'in allen Charts');
        await sql.insert(chartDrawings).values({ ...place, drawingId, kind, points, text: text ?? null });
      });
    },
    async remove(place, drawingId) {
      await database.sql.delete(chartDrawings).where(and(inPlace(place), eq(chartDrawings.drawingId, drawingId)));
    },
  };
}

function inPlace({ userId, entityType, entityValue }: DrawingPlace) {
  return and(eq(chartDrawings.userId, userId), eq(chartDrawings.entityType, entityType), eq(chartDrawings.entityValue, entityValue));
}

function wholeDrawing(request: Schema<'ChartDrawingRequest'>): Schema<'ChartDrawingRequest'> {
  const { text, ...rest } = request;
  const clean = text === undefined ? '' : cleanLine(text);
  const drawing = clean === '' ? rest : { ...rest, text: clean };
  if (isWholeDrawing(drawing)) return drawing;
  const { kind } = drawing;
  const needed = pointsNeeded(kind);
  throw new HttpFault(
    422,
    `A drawing of kind ${kind} has ${needed} points, ${kind === 'TEXT' ? 'and' : 'but no'} text`,
    `${drawingLabel(kind)}: Dazu ${needed === 1 ? 'gehört ein Punkt' : `gehören ${needed} Punkte`}${kind === 'TEXT' ? ' und ein Text' : ''}.`,
  );
}

function tooMany(most: number, where: string): HttpFault {
  return new HttpFault(
    422,
    `At most ${most} drawings`,
    `Mehr als ${most.toLocaleString('de-DE')} Zeichnungen ${where} sind nicht möglich.`,
  );
}
