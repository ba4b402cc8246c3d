export interface NumericInputOptions {
  readonly decimalSeparator?: string;
  readonly thousandSeparator?: string;
  /** Shown before and after the figure; neither may contain a digit. */
  readonly prefix?: string;
  readonly suffix?: string;
  readonly allowLeadingZeros?: boolean;
  readonly allowNegative?: boolean;
}
export type NumericInput = Required<NumericInputOptions>;

/**
 * Returns the complete configuration of a numeric field.
 * Throws if the separators are equal, or if prefix or suffix contain a digit: the field could not parse its own text.
 */
export function numericInput(options: NumericInputOptions = {}): NumericInput {
  const input: NumericInput = {
    decimalSeparator: ',',
    thousandSeparator: '.',
    prefix: '',
    suffix: '',
    allowLeadingZeros: false,
    allowNegative: true,
    ...options,
  };
  if (input.decimalSeparator === input.thousandSeparator) {
    throw new Error(`decimalSeparator and thousandSeparator are both "${input.decimalSeparator}"; choose two different characters.`);
  }
  for (const mask of [input.prefix, input.suffix]) {
    if (/\d/.test(mask)) throw new Error(`The mask "${mask}" contains a digit; use letters and signs only.`);
  }
  return input;
}

/** Returns true if the text is allowed in the field while it is typed. */
export function acceptsText(text: string, input: NumericInput): boolean {
  const body = bodyOf(text, input);
  if (isNegative(body) && !input.allowNegative) return false;
  const [whole = '', fraction, ...rest] = unsigned(body).split(input.decimalSeparator);
  return rest.length === 0 && /^\d*$/.test(whole.replaceAll(input.thousandSeparator, '')) && /^\d*$/.test(fraction ?? '');
}

/** Returns the text after the field loses focus: without leading zeros, unless the field allows them. */
export function textOnBlur(text: string, input: NumericInput): string {
  if (input.allowLeadingZeros) return text;
  const body = bodyOf(text, input);
  const sign = isNegative(body) ? body.slice(0, 1) : '';
  return text.replace(body, sign + unsigned(body).replace(/^0+(?=\d)/, ''));
}

/**
 * Returns the number in the field; undefined if it contains none. A single thousand separator in a wrong position is a decimal point, as
 * number pads type it: `157.5` is not 1575.
 */
export function numberOf(text: string, input: NumericInput): number | undefined {
  if (!acceptsText(text, input)) return undefined;
  const body = bodyOf(text, input);
  const figure = unsigned(body);
  const parts = figure.split(input.thousandSeparator);
  const isDecimal = parts.length === 2 && parts[1]?.length !== 3 && !figure.includes(input.decimalSeparator);
  const digits = isDecimal ? parts.join('.') : parts.join('').replace(input.decimalSeparator, '.');
  if (!/\d/.test(digits)) return undefined;
  return isNegative(body) ? -Number(digits) : Number(digits);
}

function bodyOf(text: string, { prefix, suffix }: NumericInput): string {
  const start = prefix !== '' && text.startsWith(prefix) ? text.slice(prefix.length) : text;
  return (suffix !== '' && start.endsWith(suffix) ? start.slice(0, -suffix.length) : start).trim();
}

function isNegative(body: string): boolean {
  return body.startsWith('-') || body.startsWith('\u2212');
}

function unsigned(body: string): string {
  return isNegative(body) ? body.slice(1) : body;
}
