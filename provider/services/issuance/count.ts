import { MAX_COUNT } from './stock.ts';

/**
 * Reads PROVIDER_DERIVATIVES: a whole number; empty is undefined.
 * @throws Error with a German message that names the variable.
 */
export function readCount(setting = ''): number | undefined {
  const text = setting.trim();
  if (text === '') return undefined;
  const count = Number(text);
  if (/^\d+$/.test(text) && count <= MAX_COUNT) return count;
  throw new Error(`PROVIDER_DERIVATIVES="${setting}" ist keine Zahl von 0 bis ${MAX_COUNT.toLocaleString('de-DE')}.`);
}
