import { formatNumber, NBSP } from '#domain/format/number.ts';
import { hashText, uniform } from '#market/base/index.ts';
import { DAY_MS, zoneOffset } from '#domain/time/timezone.ts';

/** Chooses between equivalent wordings; the same key always gives the same choices in the same order. */
export type Say = (...variants: readonly string[]) => string;

export function sayFor(key: string): Say {
  const seed = hashText(`agency/${key}`);
  let turn = 0;
  return (...variants) => {
    const index = Math.min(variants.length - 1, Math.floor(uniform(seed, (turn += 1), 0) * variants.length));
    return variants[index] ?? '';
  };
}

/** Formats a percentage without a sign: `1,25 %`. */
export function percent(value: number): string {
  return `${formatNumber(Math.abs(value))}${NBSP}%`;
}

/** Formats a percentage with its sign: `+1,25 %`. */
export function signedPercent(value: number): string {
  return `${formatNumber(value, { signed: true })}${NBSP}%`;
}

/**
 * Formats a number with its unit: `24.612,34 Punkte`. Shares below 10 keep the decimals of their quotes, so that a change follows from the
 * printed numbers.
 */
export function amount(value: number, unit: string, decimals = decimalsOf(value)): string {
  return `${formatNumber(value, { decimals })}${NBSP}${unit}`;
}

/** Formats earnings per share: to the cent, below 1 to a hundredth of a cent. */
export function perShare(value: number, unit: string): string {
  return amount(value, unit, Math.abs(value) < 1 ? 4 : 2);
}

/** Formats a price without its unit, with the same decimals. */
export function price(value: number): string {
  return formatNumber(value, { decimals: decimalsOf(value) });
}

/** Returns the decimals of a share's tick size; see `price-step.ts`. */
function decimalsOf(value: number): number {
  if (Math.abs(value) < 1) return 4;
  return Math.abs(value) < 10 ? 3 : 2;
}

/** Returns the percentage points between two changes as they are printed. */
export function pointsBetween(one: number, other: number): number {
  return (Math.round(one * 100) - Math.round(other * 100)) / 100;
}

const CURRENCIES: Readonly<Record<string, readonly [name: string, sign: string]>> = {
  EUR: ['Euro', '€'],
  USD: ['US-Dollar', '$'],
  GBP: ['Pfund', '£'],
  CHF: ['Franken', 'CHF'],
  JPY: ['Yen', '¥'],
};

/** Returns the German name, such as `Euro`, or the code if there is none. */
export function currencyName(isoCurrency: string): string {
  return CURRENCIES[isoCurrency]?.[0] ?? isoCurrency;
}

/** Returns the currency sign, such as `€`. */
export function currencySign(isoCurrency: string): string {
  return CURRENCIES[isoCurrency]?.[1] ?? isoCurrency;
}

export type Tendency = 'up' | 'down' | 'flat';

/** Returns the direction of a change; less than 0.05 % counts as flat. */
export function tendencyOf(percentage: number): Tendency {
  if (Math.abs(percentage) < 0.05) return 'flat';
  return percentage > 0 ? 'up' : 'down';
}

/** Returns an adverb for the size of a move: `leicht`, `spürbar`, `kräftig`. */
export function strength(say: Say, percentage: number): string {
  const size = Math.abs(percentage);
  if (size < 0.4) return say('leicht', 'geringfügig', 'etwas');
  if (size < 1.2) return say('merklich', 'spürbar', 'moderat');
  return say('deutlich', 'kräftig', 'stark');
}

/** Returns `höher` or `tiefer`. */
export function comparative(percentage: number): string {
  return percentage >= 0 ? 'höher' : 'tiefer';
}

/** Returns a comparative with its degree: `deutlich höher`. German does not say „stark höher“. */
export function farOff(say: Say, percentage: number): string {
  const size = Math.abs(percentage);
  const degree =
    size < 0.4
      ? say('leicht', 'geringfügig', 'etwas')
      : size < 1.2
        ? say('merklich', 'spürbar', 'moderat')
        : say('deutlich', 'erheblich', 'kräftig');
  return `${degree} ${comparative(percentage)}`;
}

/** Returns a sentence such as `Einer von 40 Werten legte zu.` */
export function haveRisen(up: number, all: number): string {
  if (up === 0) return `Keiner der ${all} beobachteten Werte legte zu.`;
  if (up === all) return `Alle ${all} beobachteten Werte legten zu.`;
  return up === 1 ? `Einer von ${all} beobachteten Werten legte zu.` : `${capital(count(up))} von ${all} beobachteten Werten legten zu.`;
}

/** Returns a sentence such as `Einer von 40 Werten liegt im Plus.`, for a day that is not over. */
export function areUp(up: number, all: number): string {
  if (up === 0) return `Keiner der ${all} beobachteten Werte liegt im Plus.`;
  if (up === all) return `Alle ${all} beobachteten Werte liegen im Plus.`;
  return up === 1
    ? `Einer von ${all} beobachteten Werten liegt im Plus.`
    : `${capital(count(up))} von ${all} beobachteten Werten liegen im Plus.`;
}

/** Returns `ein Plus von 1,25 %` in the dative, with `einem`. */
export function plusOrMinus(percentage: number): string {
  return `${percentage >= 0 ? 'Plus' : 'Minus'} von ${percent(percentage)}`;
}

/** Joins the parts to `A, B und C`. */
export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1) ?? ''}`;
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('de') + text.slice(1);
}

/** Returns names as newspapers write them: `Adidas`, `Thyssenkrupp`; `eBay` is unchanged. */
export function pressName(name: string): string {
  return /^\p{Ll}{2}/u.test(name) ? capital(name) : name;
}

const COUNTS = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];

/** Returns small numbers as words, as German newspapers write them. */
export function count(value: number): string {
  return COUNTS[value] ?? formatNumber(value, { decimals: 0 });
}

const ORDINALS = ['nullte', 'erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte', 'achte', 'neunte', 'zehnte'];

/**
 * Returns the German ordinal of a small number, with the ending after „der“ or „den“: `ordinal(4)` is `vierte`, `ordinal(4, 'n')` is
 * `vierten`.
 */
export function ordinal(value: number, ending: '' | 'n' = ''): string {
  const word = ORDINALS[value];
  return word === undefined ? `${formatNumber(value, { decimals: 0 })}.` : `${word}${ending}`;
}

const DAYS = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'];
const berlin = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' });

/** Returns the weekday in Berlin: `Freitag`. */
export function weekdayName(instant: number): string {
  return DAYS[new Date(`${berlin.format(instant).slice(0, 10)}T12:00:00Z`).getUTCDay()] ?? '';
}

/** Returns the time in Berlin: `17.45 Uhr`. */
export function clockTime(instant: number): string {
  const [hour = '', minute = ''] = berlin.format(instant).slice(11, 16).split(':');
  return `${Number(hour)}.${minute}${NBSP}Uhr`;
}

/** Returns the first instant of the day in Berlin that contains an instant. */
export function startOfBerlinDay(instant: number): number {
  const offset = zoneOffset('Europe/Berlin', instant);
  const midnight = Math.floor((instant + offset) / DAY_MS) * DAY_MS;
  return midnight - zoneOffset('Europe/Berlin', midnight - offset);
}
