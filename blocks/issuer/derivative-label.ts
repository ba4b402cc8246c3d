/** German names of the derivative types that an issuer can preset. Types: portal.md §3. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['KNOCKOUT_CERTIFICATE', 'Knock-out-Zertifikat'],
  ['WARRANT', 'Optionsschein'],
  ['INLINE_WARRANT', 'Inline-Optionsschein'],
  ['BONUS_CERTIFICATE', 'Bonus-Zertifikat'],
  ['BOND_CERTIFICATE', 'Aktienanleihe'],
  ['DISCOUNT_WARRANT', 'Discount-Optionsschein'],
  ['FACTOR_CERTIFICATE', 'Faktor-Zertifikat'],
  ['DISCOUNT_CERTIFICATE', 'Discount-Zertifikat'],
  ['ETC_ETN_CERTIFICATE', 'ETC und ETN'],
  ['EXPRESS_CERTIFICATE', 'Express-Zertifikat'],
  ['PART_CAPITAL_PROTECTED_CERTIFICATE', 'Zertifikat mit Teilkapitalschutz'],
  ['OUTPERFORMANCE_SPRINT_CERTIFICATE', 'Outperformance- und Sprint-Zertifikat'],
  ['INDEX_PARTICIPATATION_CERTIFICATE', 'Index- und Partizipations-Zertifikat'],
]);

/** `KNOCKOUT_CERTIFICATE` → `Knock-out-Zertifikat`; an unknown code stays as it is. */
export function typeLabel(entitySubType: string): string {
  return LABELS.get(entitySubType) ?? entitySubType;
}
