import { isUsableSubType, type EntityType } from './entity-type.ts';

/** A section of the portal and what it holds. Source: `config/sections.yaml`. */
export interface Section {
  /** Root-relative, `/aktien`. */
  readonly path: string;
  readonly instruments: readonly SectionMember[];
}

/** Instruments of one type; with sub types only those. */
export interface SectionMember {
  readonly entityType: EntityType;
  readonly entitySubTypes?: readonly string[] | undefined;
}

export interface Classified {
  readonly entityType: string;
  readonly entitySubType?: string | undefined;
  readonly entityAttributes?: readonly string[] | undefined;
}

/** Path of the section that an instrument belongs to, `/aktien`; undefined for what has no pages. */
export type SectionOf = (instrument: Classified) => string | undefined;

/** Sections by type: one that names an instrument's sub type goes before the one that holds the rest of its type. */
export function sectionFinder(sections: readonly Section[]): SectionOf {
  const paths = new Map(sections.flatMap(({ path, instruments }) => instruments.flatMap(classesOf).map((each) => [keyOf(each), path])));
  return (instrument) => {
    const { entityType } = instrument;
    const own = subTypesOf(instrument).flatMap((entitySubType) => paths.get(keyOf({ entityType, entitySubType })) ?? []);
    return own[0] ?? paths.get(keyOf({ entityType }));
  };
}

/**
 * Sub types that configuration knows an instrument by: its own, and what its attributes say (`MID_CAP_BOND`). Kinds of bonds stand among
 * the attributes, because programs of others refuse all hits for one with a sub type that they don't know.
 */
export function subTypesOf({ entitySubType, entityAttributes = [] }: Pick<Classified, 'entitySubType' | 'entityAttributes'>): string[] {
  return [entitySubType, ...entityAttributes].filter(isUsableSubType);
}

/** Each class of its own that a member stands for: every sub type, or the type as a whole. */
export function classesOf({ entityType, entitySubTypes }: SectionMember): Classified[] {
  return entitySubTypes === undefined ? [{ entityType }] : entitySubTypes.map((entitySubType) => ({ entityType, entitySubType }));
}

function keyOf({ entityType, entitySubType = '' }: Classified): string {
  return `${entityType} ${entitySubType}`;
}
