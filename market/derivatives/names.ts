import type { DerivativeTerms } from '#domain/derivative/terms.ts';
import { given } from '#domain/input/given.ts';

const MONTHS = ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'];

/**
 * Name of a product in the usual form: „Call DAX 24.500 Dez. 2026“, „Turbo Long DAX 23.105 Open End“. A moving level is shown as of issue.
 */
export function nameOf(terms: DerivativeTerms, underlying: string, isShare: boolean): string {
  const until = terms.maturity === undefined ? 'Open End' : monthOf(terms.maturity);
  const at = (level: number | undefined): string => (level === undefined ? '' : ` ${germanPrice(level)}`);
  // Levels that are a share of the price at issue have many digits. They are rounded as on the product's page.
  const of = (level: number | undefined): string => at(level === undefined ? undefined : Number(level.toFixed(level < 1 ? 4 : 2)));
  const side = terms.right === 'CALL' ? 'Long' : 'Short';
  switch (terms.type) {
    case 'KNOCKOUT_CERTIFICATE':
      return `${knockoutName(terms)} ${side} ${underlying}${at(terms.strike)} ${until}`;
    case 'WARRANT':
      return `${terms.right === 'CALL' ? 'Call' : 'Put'} ${underlying}${at(terms.strike)} ${until}`;
    case 'DISCOUNT_WARRANT':
      return `Discount-${terms.right === 'CALL' ? 'Call' : 'Put'} ${underlying}${at(terms.strike)} –${at(terms.cap)} ${until}`;
    case 'INLINE_WARRANT':
      return `Inline ${underlying}${at(terms.barrier)} –${at(terms.upperBarrier)} ${until}`;
    case 'FACTOR_CERTIFICATE':
      return `Faktor ${terms.factor ?? 1}x ${side} ${underlying}`;
    case 'BONUS_CERTIFICATE':
      return `${terms.cap === undefined ? 'Bonus' : 'Capped Bonus'} ${underlying}${at(terms.bonusLevel)} ${until}`;
    case 'BOND_CERTIFICATE':
      return `${percentOf(terms.coupon)} ${isShare ? 'Aktienanleihe' : 'Indexanleihe'}${terms.barrier === undefined ? '' : ' Protect'} ${underlying}${at(terms.strike)} ${until}`;
    case 'DISCOUNT_CERTIFICATE':
      return `Discount ${underlying}${at(terms.cap)} ${until}`;
    case 'ETC_ETN_CERTIFICATE':
      return `${underlying} ETC`;
    case 'INDEX_PARTICIPATATION_CERTIFICATE':
      return `${underlying} Index-Zertifikat Open End`;
    case 'EXPRESS_CERTIFICATE':
      return `Express ${underlying}${of(terms.callLevel)} ${percentOf(terms.coupon)} ${until}`;
    case 'PART_CAPITAL_PROTECTED_CERTIFICATE':
      return `Teilschutz ${Math.round(given(terms.protection, 'protection') * 100)} % ${underlying}${of(terms.strike)} ${until}`;
    case 'OUTPERFORMANCE_SPRINT_CERTIFICATE':
      return `${terms.cap === undefined ? 'Outperformance' : 'Sprint'} ${underlying}${at(terms.strike)} ${until}`;
  }
}

function knockoutName({ feature, maturity }: DerivativeTerms): string {
  if (feature === 'SMART_TURBO') return 'Smart Turbo';
  if (feature === 'STOP_LOSS') return 'Mini Future';
  return maturity === undefined ? 'Turbo' : 'Turbo Classic';
}

/** Formats a price with as many decimals as the level has: `24.500`, `7,25`. */
function germanPrice(level: number): string {
  const [whole = '', decimals] = Number(level.toPrecision(10)).toString().split('.');
  const grouped = inThousands(whole);
  return decimals === undefined ? grouped : `${grouped},${decimals.padEnd(2, '0')}`;
}

function inThousands(digits: string): string {
  return digits.length <= 3 ? digits : `${inThousands(digits.slice(0, -3))}.${digits.slice(-3)}`;
}

function percentOf(share = 0): string {
  return `${(share * 100).toFixed(2).replace(/0$/, '').replace(/\.0$/, '').replace('.', ',')} %`;
}

function monthOf(instant: number): string {
  const day = new Date(instant);
  return `${MONTHS[day.getUTCMonth()] ?? ''} ${day.getUTCFullYear()}`;
}
