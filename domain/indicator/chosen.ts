import { INDICATORS, type Indicator, type Parameter } from './catalogue.ts';

/** Indicator with its chosen numbers. */
export interface ChosenIndicator {
  readonly id: string;
  readonly parameters: readonly number[];
}

/** Maximum number of indicators in one chart: more cannot be distinguished. */
export const MOST_INDICATORS = 5;

/** Returns undefined for an id that a saved chart may contain but that does not exist any more. */
export function indicatorOf(id: string): Indicator | undefined {
  return INDICATORS.find((one) => one.id === id);
}

/** Returns an indicator with its default numbers. */
export function usualIndicator({ id, parameters }: Indicator): ChosenIndicator {
  return { id, parameters: parameters.map(({ usual }) => usual) };
}

/** Reads `sma-50,macd-12-26-9` from an address; unknown indicators are left out, invalid numbers replaced by the default. */
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

/** Returns the value of the address parameter for indicators. */
export function writeIndicators(chosen: readonly ChosenIndicator[]): string {
  return chosen.map(({ id, parameters }) => [id, ...parameters].join('-')).join(',');
}

/** Returns `RSI 14`, the label in a legend. */
export function indicatorLabel({ id, parameters }: ChosenIndicator): string {
  const name = indicatorOf(id)?.name ?? id;
  const short = /\(([^),]+)/.exec(name)?.[1] ?? name;
  return parameters.length === 0 ? short : `${short} ${parameters.join('/')}`;
}

function within({ usual, least, most }: Parameter, text: string | undefined): number {
  const number = /^\d{1,4}$/.test(text ?? '') ? Number(text) : usual;
  return number >= least && number <= most ? number : usual;
}
