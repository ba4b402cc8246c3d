import { formatNumber } from '#domain/format/number.ts';
import type { BondDetails } from '../types.ts';

const RHYTHMS = { 0: '', 1: 'jährlich', 2: 'halbjährlich', 4: 'vierteljährlich' } as const;

/** Describes in two or three German sentences what a bond promises. */
export function bondProfile(bond: BondDetails): string[] {
  const { issuer, nameType, seniority, ratingClass } = bond;
  const rank = nameType === 'Nachranganleihe' ? ` Im Fall einer Pleite kommen ihre Inhaber erst nach anderen Gläubigern an die Reihe.` : '';
  return [
    `Mit dieser ${nameType} ${borrower(issuer.name)} Geld geliehen. ${interestOf(bond)} Die Forderung ist ${seniority}, die Bonität entspricht der Klasse ${ratingClass}.${rank}`,
  ];
}

const SPECIAL: Readonly<Record<string, string>> = {
  'Vereinigte Staaten von Amerika': 'haben sich die Vereinigten Staaten von Amerika',
  'Vereinigte Mexikanische Staaten': 'haben sich die Vereinigten Mexikanischen Staaten',
  'Vereinigtes Königreich': 'hat sich das Vereinigte Königreich',
  Irland: 'hat sich Irland',
  Ungarn: 'hat sich Ungarn',
  Rumänien: 'hat sich Rumänien',
};

/** German name of a borrower with its article: `hat sich die Republik Österreich`. */
function borrower(name: string): string {
  const article = /^(?:Königreich|Land|Großherzogtum) /u.test(name) ? 'das' : name.startsWith('Freistaat') ? 'der' : 'die';
  return SPECIAL[name] ?? `hat sich ${article} ${name}`;
}

function interestOf({ couponType, coupon, frequency, maturity, nominal, currency, callable }: BondDetails): string {
  const end = maturity.split('-').toReversed().join('.');
  const piece = `${formatNumber(nominal, { decimals: nominal < 1 ? 2 : 0 })} ${currency}`;
  const calling = callable ? ' Der Emittent darf sie vorzeitig kündigen.' : '';
  const back = `Zurückgezahlt wird am ${end} zum Nennwert; gehandelt wird ab ${piece}.${calling}`;
  if (couponType === 'ZERO') return `Sie zahlt keine Zinsen, der Ertrag steckt im Abschlag auf den Nennwert. ${back}`;
  const rate = formatNumber(coupon, { decimals: 3 }).replace(/0$/u, '');
  if (couponType === 'FLOATING') return `Der Zins wird ${RHYTHMS[frequency]} neu bestimmt: Euribor plus ${rate} Prozentpunkte. ${back}`;
  return `Sie zahlt ${RHYTHMS[frequency]} Zinsen, zusammen ${rate} % im Jahr. ${back}`;
}
