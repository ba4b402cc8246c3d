import { parsePattern, PatternError } from '../../routes/pattern.ts';
import type { Fault } from '../fault.ts';
import type { DocumentPath } from '../path.ts';
import type { References } from './context.ts';
import { isServedForSure } from './served.ts';

/** Reports a coming page that exists already, or an invalid route. */
export function comingFault(route: string, path: DocumentPath, references: References): Fault | undefined {
  try {
    parsePattern(route);
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    return { rule: 'invalid-route', path, part: 'value', message: error.message, suggestion: error.suggestion };
  }
  if (!isServedForSure(route, references)) return undefined;
  const message = `„${route}“ gibt es jetzt. Streiche den Eintrag, damit Navigation und Fuß dorthin zeigen.`;
  return { rule: 'page-has-come', path, part: 'value', message, expected: 'nur Seiten, die es noch nicht gibt' };
}
