import type { Feature } from './features.ts';
import { featureCodes } from './generated/products.ts';

/** Facts that decide whether prices may be shown in real time: the venue, and the class of the instrument. */
export interface PriceOrigin {
  /** Code of the venue: `GER` Xetra, `FRA` Frankfurt, `NMS` Nasdaq. */
  readonly venue: string;
  /** Whether everyone sees this venue's prices without delay. */
  readonly isFree: boolean;
  readonly entityType: string;
  readonly entitySubType?: string | undefined;
}

/**
 * Returns the feature that grants real time where it is not free; undefined if none does. Xetra has three bundles: indices of the German
 * exchange, ETFs, and all others (shares, ETNs and ETCs). The tier Basic includes Frankfurt and the indices. Certificates at foreign venues
 * are a bundle of their own.
 */
export function realTimeFeature({ venue, entityType, entitySubType }: PriceOrigin): Feature | undefined {
  if (venue === 'GER') {
    if (entityType === 'INDEX') return featureCodes.germanIndices;
    return entitySubType === 'ETF' ? featureCodes.xetraEtf : featureCodes.xetraCoreLevelOne;
  }
  if (venue === 'FRA') return featureCodes.germanIndices;
  if (entityType === 'DERIVATIVE') return featureCodes.certificatesGlobal;
  return venue === 'NMS' && entityType === 'INDEX' ? featureCodes.nasdaqIndices : undefined;
}

/** Returns true if a user with these features sees prices without the delay of 15 minutes. */
export function hasRealTime(origin: PriceOrigin, features: ReadonlySet<string>): boolean {
  if (origin.isFree) return true;
  const feature = realTimeFeature(origin);
  return feature !== undefined && features.has(feature);
}

/** Features that grant real time for some prices. */
export const realTimeFeatures = [
  featureCodes.germanIndices,
  featureCodes.xetraEtf,
  featureCodes.xetraCoreLevelOne,
  featureCodes.certificatesGlobal,
  featureCodes.nasdaqIndices,
] as const satisfies readonly Feature[];
