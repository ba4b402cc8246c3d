/** Kinds of bonds by German name, as in an instrument's attributes in answers and in sections. */
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

/** Attribute of a kind of bond; undefined for an unknown or missing kind. */
export function bondSubType(name: string | undefined): string | undefined {
  return name === undefined ? undefined : byName.get(name);
}
