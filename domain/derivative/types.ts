import { isKeyOf, keysOf } from '../input/typed-entries.ts';

interface TypeEntry {
  readonly short: string;
  readonly long: string;
  /** The name of many of them. */
  readonly plural: string;
  /** Part of an address: `/derivate/Knock-Outs/…`. */
  readonly path: string;
  /** Whether a product of this type moves by more than its underlying. */
  readonly leveraged: boolean;
  /** Whether the server draws the facts of a product; the browser asks for those of the others. */
  readonly serverRendered: boolean;
}

/** The kinds of derivatives. Source: portal.md §3; one of them is spelled wrong there, and so it is here. */
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

/** `KNOCKOUT_CERTIFICATE` → `Knock-out`: for tables and tabs. */
export function typeShort(type: DerivativeType): string {
  return TYPES[type].short;
}

/** `KNOCKOUT_CERTIFICATE` → `Knock-out-Zertifikat`; an unknown code stays as it is. */
export function typeLong(type: string): string {
  return isDerivativeType(type) ? TYPES[type].long : type;
}

/** `KNOCKOUT_CERTIFICATE` → `Knock-out-Zertifikate`: for pages about many of them. */
export function typePlural(type: DerivativeType): string {
  return TYPES[type].plural;
}

/** Part of an address that stands for the type: `KNOCKOUT_CERTIFICATE` → `Knock-Outs`. */
export function pathOfType(type: DerivativeType): string {
  return TYPES[type].path;
}

/** The type that a part of an address stands for: `Knock-Outs` → `KNOCKOUT_CERTIFICATE`; undefined for any other text. */
export function typeOfPath(path: string): DerivativeType | undefined {
  return DERIVATIVE_TYPES.find((type) => TYPES[type].path === path);
}

/** Whether a product of this type moves by more than its underlying. */
export function isLeveraged(type: string): boolean {
  return isDerivativeType(type) && TYPES[type].leveraged;
}

/** Whether the server draws the facts of this type of product; the browser asks for those of the others. */
export function isRenderedOnServer(type: string): boolean {
  return isDerivativeType(type) && TYPES[type].serverRendered;
}
