import { isIsin, isinCheckDigit } from '#domain/instrument/check-digit.ts';
import type { Fault } from '../fault.ts';
import type { Named } from './walk.ts';

/** Reports an ISIN whose check digit does not follow from the other characters: one of them is misspelt. */
export function isinFault({ value, path }: Named): Fault | undefined {
  const isin = String(value);
  // Skips a value of another form: the schema reports it.
  if (!/^[A-Z]{2}[A-Z0-9]{9}[0-9]$/u.test(isin) || isIsin(isin)) return undefined;
  const suggestion = `${isin.slice(0, 11)}${isinCheckDigit(isin.slice(0, 11))}`;
  const message = `Die Prüfziffer der ISIN ${isin} ist falsch, oder davor ist ein Zeichen vertippt.`;
  return { rule: 'wrong-check-digit', path, part: 'value', message, expected: 'eine ISIN mit ihrer Prüfziffer', suggestion };
}
