import { isUsableSubType, type EntityType } from './entity-type.ts';

/** Section of the portal and the instruments in it. Source: `config/sections.yaml`. */
export interface Section {
  /** Root-relative, `/aktien`. */
  readonly path: string;
  readonly instruments: readonly SectionMember[];
}

/** Instruments of one type; if sub types are given, only those. */
export interface SectionMember {
  readonly entityType: EntityType;
  readonly entitySubTypes?: readonly string[] | undefined;
}

export interface Classified {
  readonly entityType: string;
  readonly entitySubType?: string | undefined;
  readonly entityAttributes?: readonly string[] | undefined;
}

/** Returns the path of an instrument's section, `/aktien`; undefined for instruments without pages. */
export type SectionOf = (instrument: Classified) => string | undefined;

/**
 * Returns a function that finds sections by type: a section with the instrument's sub type takes precedence over one with the rest of its
 * type.
 */
export function sectionFinder(sections: readonly Section[]): SectionOf {
  const paths = new Map(sections.flatMap(({ path, instruments }) => instruments.flatMap(classesOf).map((each) => [keyOf(each), path])));
  return (instrument) => {
    const { entityType } = instrument;
    const own = subTypesOf(instrument).flatMap((entitySubType) => paths.get(keyOf({ entityType, entitySubType })) ?? []);
    return own[0] ?? paths.get(keyOf({ entityType }));
  };
}

/**
 * Returns the sub types of an instrument for the configuration: its own, and those among its attributes (`MID_CAP_BOND`). Kinds of bonds
 * are attributes, because third-party programs reject all hits if one has a sub type that they do not know.
 */
export function subTypesOf({ entitySubType, entityAttributes = [] }: Pick<Classified, 'entitySubType' | 'entityAttributes'>): string[] {
  return [entitySubType, ...entityAttributes].filter(isUsableSubType);
}

/** Returns the classes that a member covers: every sub type, or the type as a whole. */
export function classesOf({ entityType, entitySubTypes }: SectionMember): Classified[] {
  return entitySubTypes === undefined ? [{ entityType }] : entitySubTypes.map((entitySubType) => ({ entityType, entitySubType }));
}

function keyOf({ entityType, entitySubType = '' }: Classified): string {
  return `${entityType} ${entitySubType}`;
}
