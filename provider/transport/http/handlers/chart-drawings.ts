import { featureCodes } from '#domain/user/generated/products.ts';
import { notEntitled } from '../../../base/fault.ts';
import type { DrawingPlace } from '../../../services/drawings/index.ts';
import type { UserSession } from '../../../services/accounts/types.ts';
import type { ProviderContext } from '../../shared/context.ts';
import { findInstrument } from '../../shared/selection.ts';
import type { Handler } from '../handler.ts';
import { userSessionOf } from '../token.ts';

const NEEDED = featureCodes.chartAnalysisPro;

export const listChartDrawings: Handler<'listChartDrawings'> = {
  dataClass: 'private',
  async answer({ path }, context, caller) {
    const list = await context.drawings.list(placeOf(context, await userSessionOf(caller), path));
    return { total: list.length, list };
  },
};

/** @throws HttpFault 403 with errorCode 4001 without the feature; existing drawings can still be read and removed */
export const changeChartDrawing: Handler<'changeChartDrawing'> = {
  dataClass: 'private',
  status: 204,
  async answer({ path, body }, context, caller) {
    const session = await userSessionOf(caller);
    if (!session.features.has(NEEDED))
      throw notEntitled(`Drawings need the feature ${NEEDED}`, 'Für Zeichnungen im Chart fehlt dir das passende Abo.');
    await context.drawings.save(placeOf(context, session, path), path.drawingId, body);
  },
};

export const deleteChartDrawing: Handler<'deleteChartDrawing'> = {
  dataClass: 'private',
  status: 204,
  async answer({ path }, context, caller) {
    await context.drawings.remove(placeOf(context, await userSessionOf(caller), path), path.drawingId);
  },
};

/**
 * Returns the same place for all spellings of an instrument.
 * @throws HttpFault 404
 */
function placeOf(context: ProviderContext, { userId }: UserSession, path: { entityType: string; entityValue: string }): DrawingPlace {
  const { entityType, entityValue } = findInstrument(context, path.entityType, path.entityValue);
  return { userId, entityType, entityValue };
}
