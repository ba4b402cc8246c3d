import { INDICATORS, type Indicator, type Parameter } from './catalogue.ts';

/** An indicator with the numbers that somebody chose. */
export interface ChosenIndicator {
  readonly id: string;
  readonly parameters: readonly number[];
}

/** Maximum number of indicators in one chart: more can't be told apart. */
export const MOST_INDICATORS = 5;

/** Returns undefined for an id that a saved chart may hold and nobody knows any more. */
export function indicatorOf(id: string): Indicator | undefined {
  return INDICATORS.find((one) => one.id === id);
}

/** An indicator with its usual numbers. */
export function usualIndicator({ id, parameters }: Indicator): ChosenIndicator {
  return { id, parameters: parameters.map(({ usual }) => usual) };
}

/** `sma-50,macd-12-26-9` of an address; what is not known is left out, a number that is wrong is the usual one. */
export function readIndicators(text: string | undefined): readonly ChosenIndicator[] {
  return (text ?? '')
    .split(',')
    .flatMap((part) => {
      const [id = '', ...numbers] = part.split('-');
      const indicator = indicatorOf(id);
      if (indicator === undefined) return [];
      const parameters = indicator.parameters.map((parameter, index) => within(parameter, numbers[index]));
      return [{ id, parameters }];
    })
    .slice(0, MOST_INDICATORS);
}

/** Value of the address parameter for indicators. */
export function writeIndicators(chosen: readonly ChosenIndicator[]): string {
  return chosen.map(({ id, parameters }) => [id, ...parameters].join('-')).join(',');
}

/** `RSI 14` as a legend tells it. */
export function indicatorLabel({ id, parameters }: ChosenIndicator): string {
  const name = indicatorOf(id)?.name ?? id;
  const short = /\(([^),]+)/.exec(name)?.[1] ?? name;
  return parameters.length === 0 ? short : `${short} ${parameters.join('/')}`;
}

function within({ usual, least, most }: Parameter, text: string | undefined): number {
  const number = /^\d{1,4}$/.test(text ?? '') ? Number(text) : usual;
  return number >= least && number <= most ? number : usual;
}
