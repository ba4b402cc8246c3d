import { isKeyOf, keysOf } from '../input/typed-entries.ts';

interface TypeEntry {
  readonly short: string;
  readonly long: string;
  readonly plural: string;
  /** Part of an address: `/derivate/Knock-Outs/…`. */
  readonly path: string;
  /** Whether a product of this type moves by more than its underlying. */
  readonly leveraged: boolean;
  /** Whether the server renders the facts of a product; for other types the browser requests them. */
  readonly serverRendered: boolean;
}

/** Kinds of derivatives. Source: portal.md §3; the misspelling of one of them comes from there. */
const TYPES = {
  KNOCKOUT_CERTIFICATE: {
    short: 'Knock-out',
    long: 'Knock-out-Zertifikat',
    plural: 'Knock-out-Zertifikate',
    path: 'Knock-Outs',
    leveraged: true,
    serverRendered: true,
  },
  WARRANT: {
    short: 'Optionsschein',
    long: 'Klassischer Optionsschein',
    plural: 'Klassische Optionsscheine',
    path: 'Optionsscheine',
    leveraged: true,
    serverRendered: true,
  },
  INLINE_WARRANT: {
    short: 'Inline',
    long: 'Inline-Optionsschein',
    plural: 'Inline-Optionsscheine',
    path: 'Inline-Optionsscheine',
    leveraged: true,
    serverRendered: false,
  },
  BONUS_CERTIFICATE: {
    short: 'Bonus',
    long: 'Bonus-Zertifikat',
    plural: 'Bonus-Zertifikate',
    path: 'Bonus-Zertifikate',
    leveraged: false,
    serverRendered: false,
  },
  BOND_CERTIFICATE: {
    short: 'Aktienanleihe',
    long: 'Aktien- oder Indexanleihe',
    plural: 'Aktien- und Indexanleihen',
    path: 'Aktienanleihen',
    leveraged: false,
    serverRendered: false,
  },
  DISCOUNT_WARRANT: {
    short: 'Discount-Schein',
    long: 'Discount-Optionsschein',
    plural: 'Discount-Optionsscheine',
    path: 'Discount-Optionsscheine',
    leveraged: true,
    serverRendered: false,
  },
  FACTOR_CERTIFICATE: {
    short: 'Faktor',
    long: 'Faktor-Zertifikat',
    plural: 'Faktor-Zertifikate',
    path: 'Faktor-Zertifikate',
    leveraged: true,
    serverRendered: false,
  },
  DISCOUNT_CERTIFICATE: {
    short: 'Discount',
    long: 'Discount-Zertifikat',
    plural: 'Discount-Zertifikate',
    path: 'Discount-Zertifikate',
    leveraged: false,
    serverRendered: false,
  },
  ETC_ETN_CERTIFICATE: {
    short: 'ETC / ETN',
    long: 'Börsengehandelte Rohstoffe und Schuldscheine',
    plural: 'ETCs und ETNs',
    path: 'ETC-ETN',
    leveraged: false,
    serverRendered: false,
  },
  EXPRESS_CERTIFICATE: {
    short: 'Express',
    long: 'Express-Zertifikat',
    plural: 'Express-Zertifikate',
    path: 'Express-Zertifikate',
    leveraged: false,
    serverRendered: false,
  },
  PART_CAPITAL_PROTECTED_CERTIFICATE: {
    short: 'Teilschutz',
    long: 'Zertifikat mit Teilkapitalschutz',
    plural: 'Zertifikate mit Teilkapitalschutz',
    path: 'Teilkapitalschutz-Zertifikate',
    leveraged: false,
    serverRendered: false,
  },
  OUTPERFORMANCE_SPRINT_CERTIFICATE: {
    short: 'Outperformance',
    long: 'Outperformance- oder Sprint-Zertifikat',
    plural: 'Outperformance- und Sprint-Zertifikate',
    path: 'Outperformance-Sprint-Zertifikate',
    leveraged: false,
    serverRendered: false,
  },
  INDEX_PARTICIPATATION_CERTIFICATE: {
    short: 'Partizipation',
    long: 'Index- oder Partizipations-Zertifikat',
    plural: 'Index- und Partizipations-Zertifikate',
    path: 'Index-Partizipations-Zertifikate',
    leveraged: false,
    serverRendered: false,
  },
} as const satisfies Readonly<Record<string, TypeEntry>>;

export type DerivativeType = keyof typeof TYPES;

export const DERIVATIVE_TYPES: readonly DerivativeType[] = keysOf(TYPES);

export function isDerivativeType(text: string): text is DerivativeType {
  return isKeyOf(TYPES, text);
}

/** Returns `Knock-out` for `KNOCKOUT_CERTIFICATE`: for tables and tabs. */
export function typeShort(type: DerivativeType): string {
  return TYPES[type].short;
}

/** Returns `Knock-out-Zertifikat` for `KNOCKOUT_CERTIFICATE`; an unknown code is returned as it is. */
export function typeLong(type: string): string {
  return isDerivativeType(type) ? TYPES[type].long : type;
}

/** Returns `Knock-out-Zertifikate` for `KNOCKOUT_CERTIFICATE`: for pages about several products. */
export function typePlural(type: DerivativeType): string {
  return TYPES[type].plural;
}

/** Returns the segment of an address for the type: `KNOCKOUT_CERTIFICATE` → `Knock-Outs`. */
export function pathOfType(type: DerivativeType): string {
  return TYPES[type].path;
}

/** Returns the type for a segment of an address: `Knock-Outs` → `KNOCKOUT_CERTIFICATE`; undefined for any other text. */
export function typeOfPath(path: string): DerivativeType | undefined {
  return DERIVATIVE_TYPES.find((type) => TYPES[type].path === path);
}

/** Returns true if a product of this type moves by more than its underlying. */
export function isLeveraged(type: string): boolean {
  return isDerivativeType(type) && TYPES[type].leveraged;
}

/** Returns true if the server renders the facts of this type of product; for other types the browser requests them. */
export function isRenderedOnServer(type: string): boolean {
  return isDerivativeType(type) && TYPES[type].serverRendered;
}
