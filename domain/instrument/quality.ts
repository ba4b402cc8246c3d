import { isKeyOf, keysOf } from '../input/typed-entries.ts';

/** Quality of a price in words for visitors, and its number in older feeds. Source: contract.md §4. */
export const QUALITIES = {
  RLT: { id: 129, label: 'Realtime', description: 'Kurs in Echtzeit' },
  DLY: { id: 0, label: 'verzögert', description: 'Kurs um etwa 15 Minuten verzögert' },
  EOD: { id: 130, label: 'Schlusskurs', description: 'Kurs vom Tagesschluss' },
} as const;
/** Quality of a price whose age is unknown, shown with its time. Answers never contain it: cached pages show it. */
export const AS_OF = { code: 'ASOF', label: 'Stand', description: 'Kurs vom genannten Zeitpunkt' } as const;
/** Last price of a day whose trading is over: it is neither delayed nor live. Answers mark it beside its quality (`isClose`). */
export const CLOSE = { code: 'EOD-LAST', label: 'Schlusskurs', description: 'Letzter Kurs des Handelstags' } as const;
export type QualityCode = keyof typeof QUALITIES;
/** Qualities that a badge beside a price may show. */
export type ShownQuality = QualityCode | typeof AS_OF.code | typeof CLOSE.code;

const codeById: ReadonlyMap<string, QualityCode> = new Map(keysOf(QUALITIES).map((code) => [String(QUALITIES[code].id), code]));

/** Returns the quality for a code (`RLT`) or a number (`129`) of an answer; unknown ones count as delayed. */
export function qualityOf(code: string | undefined): QualityCode {
  if (code === undefined) return 'DLY';
  return isKeyOf(QUALITIES, code) ? code : (codeById.get(code) ?? 'DLY');
}

/** Returns the quality that a badge shows. */
export function shownQuality(code: string | undefined): ShownQuality {
  return code === AS_OF.code || code === CLOSE.code ? code : qualityOf(code);
}

/** Returns the German word for a quality, such as `Realtime`. */
export function qualityLabel(code: string | undefined): string {
  return wordsOf(code).label;
}

/** Returns a sentence for a tooltip or a screen reader. */
export function qualityDescription(code: string | undefined): string {
  return wordsOf(code).description;
}

function wordsOf(code: string | undefined): { readonly label: string; readonly description: string } {
  return code === AS_OF.code ? AS_OF : code === CLOSE.code ? CLOSE : QUALITIES[qualityOf(code)];
}
