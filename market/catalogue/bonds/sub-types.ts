/** Kinds of bonds as answers say them among an instrument's attributes and sections hold them, by what they are called. */
export const BOND_SUB_TYPES = {
  Staatsanleihe: 'GOVERNMENT_BOND',
  Gemeinschaftsanleihe: 'SUPRANATIONAL_BOND',
  Förderbankanleihe: 'AGENCY_BOND',
  Länderanleihe: 'REGIONAL_BOND',
  Unternehmensanleihe: 'CORPORATE_BOND',
  Nachranganleihe: 'SUBORDINATED_BOND',
  Pfandbriefanleihe: 'COVERED_BOND',
  Mittelstandsanleihe: 'MID_CAP_BOND',
} as const;

const byName: ReadonlyMap<string, string> = new Map(Object.entries(BOND_SUB_TYPES));

/** Attribute of a kind of bond; undefined for a kind that has none, and for none. */
export function bondSubType(name: string | undefined): string | undefined {
  return name === undefined ? undefined : byName.get(name);
}
