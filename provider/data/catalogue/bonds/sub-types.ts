/** Kinds of bonds as the contract's sub types, by what they are called. */
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

/** Sub type of a kind of bond. Throws for one that has none. */
export function bondSubType(name: string): string {
  if (!Object.hasOwn(BOND_SUB_TYPES, name)) throw new Error(`${name} has no sub type.`);
  return BOND_SUB_TYPES[name as keyof typeof BOND_SUB_TYPES];
}
