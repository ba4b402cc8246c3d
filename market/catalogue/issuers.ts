/** Issuer of derivatives. All are fictional; each has a microsite in `config/issuers`. */
export interface Issuer {
  readonly id: number;
  readonly name: string;
  readonly alias: string;
  /** Name on the securities. */
  readonly legalName: string;
  /** First letter of its WKNs. It identifies the issuer, so that a look-up by WKN needs no index. */
  readonly letter: string;
  /** Relative width of its quotes: 1 is typical, less is narrower. */
  readonly spread: number;
  /** Margin on top of the interest of its open-ended leverage products, per year (0.025 = 2.5 %). */
  readonly margin: number;
  /** Relative size of its product range. */
  readonly weight: number;
  /** Main business: leverage products, investment products or both alike. */
  readonly focus: 'LEVERAGE' | 'INVESTMENT' | 'BOTH';
  /** Exchange of its products, besides its direct trading. */
  readonly exchange: 'EUWAX' | 'FRANKFURT';
}

function issuer(
  id: number,
  [name, alias, legalName]: readonly [name: string, alias: string, legalName: string],
  letter: string,
  habits: readonly [spread: number, margin: number, weight: number],
  focus: Issuer['focus'],
  exchange: Issuer['exchange'],
): Issuer {
  const [spread, margin, weight] = habits;
  return { id, name, alias, legalName, letter, spread, margin, weight, focus, exchange };
}

/**
 * Returns the issuer with this number.
 * @throws RangeError if there is none
 */
export function issuerOfNumber(number: number): Issuer {
  const found = ISSUERS[number];
  if (found === undefined) throw new RangeError(`No issuer ${number}.`);
  return found;
}

/** All 16 issuers, by number. */
export const ISSUERS: readonly Issuer[] = [
  issuer(90001, ['Hansekontor', 'hansekontor', 'Hansekontor Wertpapierhaus AG'], 'H', [0.8, 0.02, 1.6], 'LEVERAGE', 'EUWAX'),
  issuer(90002, ['Talmark', 'talmark', 'Talmark Strukturierte Produkte GmbH'], 'T', [1, 0.025, 1.1], 'INVESTMENT', 'FRANKFURT'),
  issuer(90003, ['Erzquell', 'erzquell', 'Erzquell Rohstoffhandel SE'], 'E', [1.2, 0.03, 0.7], 'BOTH', 'EUWAX'),
  issuer(90004, ['Nordfleet', 'nordfleet', 'Nordfleet Emissionshaus AG'], 'N', [0.9, 0.022, 1.3], 'LEVERAGE', 'EUWAX'),
  issuer(90005, ['Bernwald', 'bernwald', 'Bankhaus Bernwald & Cie. KGaA'], 'B', [1.1, 0.028, 0.9], 'BOTH', 'FRANKFURT'),
  issuer(90006, ['Sankt Rochus', 'sankt-rochus', 'Sankt Rochus Bank AG'], 'R', [1.3, 0.03, 0.6], 'INVESTMENT', 'FRANKFURT'),
  issuer(90007, ['Lindenfurt', 'lindenfurt', 'Lindenfurt Derivate GmbH'], 'L', [0.85, 0.021, 1.4], 'LEVERAGE', 'EUWAX'),
  issuer(90008, ['Westerkai', 'westerkai', 'Westerkai Securities SE'], 'W', [1, 0.024, 1.2], 'BOTH', 'EUWAX'),
  issuer(90009, ['Mainspeicher', 'mainspeicher', 'Mainspeicher Effektenbank AG'], 'M', [0.95, 0.025, 1.1], 'BOTH', 'FRANKFURT'),
  issuer(
    90010,
    ['Kronberg & Söhne', 'kronberg-soehne', 'Privatbank Kronberg & Söhne AG'],
    'K',
    [1.4, 0.032, 0.5],
    'INVESTMENT',
    'FRANKFURT',
  ),
  issuer(90011, ['Falkenried', 'falkenried', 'Falkenried Markets GmbH'], 'F', [0.75, 0.019, 1.5], 'LEVERAGE', 'EUWAX'),
  issuer(90012, ['Donaubrück', 'donaubrueck', 'Donaubrück Zertifikate AG'], 'D', [1.1, 0.026, 0.9], 'INVESTMENT', 'FRANKFURT'),
  issuer(90013, ['Ostseewerk', 'ostseewerk', 'Ostseewerk Wertpapier SE'], 'S', [1.05, 0.027, 0.8], 'BOTH', 'EUWAX'),
  issuer(90014, ['Grünwalder', 'gruenwalder', 'Grünwalder Handelsbank AG'], 'G', [1.15, 0.025, 0.8], 'BOTH', 'FRANKFURT'),
  issuer(90015, ['Zirbelhof', 'zirbelhof', 'Zirbelhof Strukturhaus GmbH'], 'Z', [1.25, 0.029, 0.6], 'INVESTMENT', 'FRANKFURT'),
  issuer(90016, ['Vierlanden', 'vierlanden', 'Vierlanden Handel AG'], 'V', [0.9, 0.023, 1], 'LEVERAGE', 'EUWAX'),
];

const byId = new Map(ISSUERS.map((one) => [one.id, one]));

/** Looks up an issuer by the number that the contract calls `idIssuer`. */
export function issuerOf(id: number): Issuer | undefined {
  return byId.get(id);
}

/** Code of the venue where an issuer trades its own products. */
export function directVenueOf({ letter }: Issuer): string {
  return `ED${letter}`;
}
