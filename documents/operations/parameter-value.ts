import type { Parameter } from './table.ts';

export type ParameterValue = string | number | boolean;

/** Returns the parameter's value for a text from an address; undefined if the text is invalid. Numbers are clamped to their limits. */
export function valueOfText(text: string, parameter: Parameter): ParameterValue | undefined {
  const { type, minimum = -Infinity, maximum = Infinity } = parameter;
  if (type === 'boolean') return text === 'true' || text === 'false' ? text === 'true' : undefined;
  if (type === 'string') return misfit(text, parameter) === undefined ? text : undefined;
  const form = type === 'integer' ? /^-?\d{1,15}$/u : /^-?\d{1,15}(?:\.\d{1,10})?$/u;
  return form.test(text) ? Math.min(Math.max(Number(text), minimum), maximum) : undefined;
}

export type Misfit = 'type' | 'enum' | 'pattern' | 'length' | 'minimum' | 'maximum';

/** Returns the first constraint of the parameter that a value violates; undefined for a valid value. */
export function misfit(value: ParameterValue, parameter: Parameter): Misfit | undefined {
  const { type, minimum, maximum, pattern, minLength = 0, maxLength = Infinity } = parameter;
  const isRight = type === 'integer' ? Number.isInteger(value) : typeof value === type;
  if (!isRight) return 'type';
  if (parameter.enum !== undefined && !parameter.enum.includes(String(value))) return 'enum';
  if (typeof value === 'number')
    return minimum !== undefined && value < minimum ? 'minimum' : maximum !== undefined && value > maximum ? 'maximum' : undefined;
  if (typeof value !== 'string') return undefined;
  if (value.length < minLength || value.length > maxLength) return 'length';
  return pattern !== undefined && !new RegExp(pattern, 'u').test(value) ? 'pattern' : undefined;
}
