/** The kinds of derivatives. Source: portal.md §3; one of them is spelled wrong there, and so it is here. */
export const DERIVATIVE_TYPES = [
  'KNOCKOUT_CERTIFICATE',
  'WARRANT',
  'INLINE_WARRANT',
  'BONUS_CERTIFICATE',
  'BOND_CERTIFICATE',
  'DISCOUNT_WARRANT',
  'FACTOR_CERTIFICATE',
  'DISCOUNT_CERTIFICATE',
  'ETC_ETN_CERTIFICATE',
  'EXPRESS_CERTIFICATE',
  'PART_CAPITAL_PROTECTED_CERTIFICATE',
  'OUTPERFORMANCE_SPRINT_CERTIFICATE',
  'INDEX_PARTICIPATATION_CERTIFICATE',
] as const;

export type DerivativeType = (typeof DERIVATIVE_TYPES)[number];

interface TypeLabel {
  readonly short: string;
  readonly long: string;
  /** Part of an address: `/derivate/Knock-Outs/…`. */
  readonly path: string;
}

const LABELS: Readonly<Record<DerivativeType, TypeLabel>> = {
  KNOCKOUT_CERTIFICATE: { short: 'Knock-out', long: 'Knock-out-Zertifikat', path: 'Knock-Outs' },
  WARRANT: { short: 'Optionsschein', long: 'Klassischer Optionsschein', path: 'Optionsscheine' },
  INLINE_WARRANT: { short: 'Inline', long: 'Inline-Optionsschein', path: 'Inline-Optionsscheine' },
  BONUS_CERTIFICATE: { short: 'Bonus', long: 'Bonus-Zertifikat', path: 'Bonus-Zertifikate' },
  BOND_CERTIFICATE: { short: 'Aktienanleihe', long: 'Aktien- oder Indexanleihe', path: 'Aktienanleihen' },
  DISCOUNT_WARRANT: { short: 'Discount-Schein', long: 'Discount-Optionsschein', path: 'Discount-Optionsscheine' },
  FACTOR_CERTIFICATE: { short: 'Faktor', long: 'Faktor-Zertifikat', path: 'Faktor-Zertifikate' },
  DISCOUNT_CERTIFICATE: { short: 'Discount', long: 'Discount-Zertifikat', path: 'Discount-Zertifikate' },
  ETC_ETN_CERTIFICATE: { short: 'ETC / ETN', long: 'Börsengehandelte Rohstoffe und Schuldscheine', path: 'ETC-ETN' },
  EXPRESS_CERTIFICATE: { short: 'Express', long: 'Express-Zertifikat', path: 'Express-Zertifikate' },
  PART_CAPITAL_PROTECTED_CERTIFICATE: {
    short: 'Teilschutz',
    long: 'Zertifikat mit Teilkapitalschutz',
    path: 'Teilkapitalschutz-Zertifikate',
  },
  OUTPERFORMANCE_SPRINT_CERTIFICATE: {
    short: 'Outperformance',
    long: 'Outperformance- oder Sprint-Zertifikat',
    path: 'Outperformance-Sprint-Zertifikate',
  },
  INDEX_PARTICIPATATION_CERTIFICATE: {
    short: 'Partizipation',
    long: 'Index- oder Partizipations-Zertifikat',
    path: 'Index-Partizipations-Zertifikate',
  },
};

const LEVERAGED: ReadonlySet<string> = new Set<DerivativeType>([
  'KNOCKOUT_CERTIFICATE',
  'WARRANT',
  'INLINE_WARRANT',
  'DISCOUNT_WARRANT',
  'FACTOR_CERTIFICATE',
]);

export function isDerivativeType(text: string): text is DerivativeType {
  return Object.hasOwn(LABELS, text);
}

/** `KNOCKOUT_CERTIFICATE` → `Knock-out`: for tables and tabs. */
export function typeShort(type: DerivativeType): string {
  return LABELS[type].short;
}

/** `KNOCKOUT_CERTIFICATE` → `Knock-out-Zertifikat`; an unknown code stays as it is. */
export function typeLong(type: string): string {
  return isDerivativeType(type) ? LABELS[type].long : type;
}

/** Part of an address that stands for the type: `KNOCKOUT_CERTIFICATE` → `Knock-Outs`. */
export function pathOfType(type: DerivativeType): string {
  return LABELS[type].path;
}

/** Whether a product of this type moves by more than its underlying. */
export function isLeveraged(type: string): boolean {
  return LEVERAGED.has(type);
}

/** Whether the server draws the facts of this type of product; the browser asks for those of the others. Source: portal.md §3. */
export function isDrawnOnServer(type: string): boolean {
  return type === 'KNOCKOUT_CERTIFICATE' || type === 'WARRANT';
}
