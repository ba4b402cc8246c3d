import { isKeyOf, keysOf } from '../input/typed-entries.ts';

/** Quality of a price in the words of visitors, and the number that older feeds write for it. Source: contract.md §4. */
export const QUALITIES = {
  RLT: { id: 129, label: 'Realtime', description: 'Kurs in Echtzeit' },
  DLY: { id: 0, label: 'verzögert', description: 'Kurs um etwa 15 Minuten verzögert' },
  EOD: { id: 130, label: 'Schlusskurs', description: 'Kurs vom Tagesschluss' },
} as const;
/** A price of the time beside it, of which nobody can say any more whether it is of now. No answer names it: pages do that were kept for a while. */
export const AS_OF = { code: 'ASOF', label: 'Stand', description: 'Kurs vom genannten Zeitpunkt' } as const;
/** The last price of a day whose trading is over: it is neither late nor of now. Answers name it beside its quality (`isClose`). */
export const CLOSE = { code: 'EOD-LAST', label: 'Schlusskurs', description: 'Letzter Kurs des Handelstags' } as const;
export type QualityCode = keyof typeof QUALITIES;
/** All that a badge beside a price may say. */
export type ShownQuality = QualityCode | typeof AS_OF.code | typeof CLOSE.code;

const codeById: ReadonlyMap<string, QualityCode> = new Map(keysOf(QUALITIES).map((code) => [String(QUALITIES[code].id), code]));

/** The quality that a code (`RLT`) or a number (`129`) of an answer names; anything unknown counts as delayed. */
export function qualityOf(code: string | undefined): QualityCode {
  if (code === undefined) return 'DLY';
  return isKeyOf(QUALITIES, code) ? code : (codeById.get(code) ?? 'DLY');
}

/** The quality that a badge shows. */
export function shownQuality(code: string | undefined): ShownQuality {
  return code === AS_OF.code || code === CLOSE.code ? code : qualityOf(code);
}

/** The German word for a quality, such as `Realtime`. */
export function qualityLabel(code: string | undefined): string {
  return wordsOf(code).label;
}

/** One sentence for a tooltip or a screen reader. */
export function qualityDescription(code: string | undefined): string {
  return wordsOf(code).description;
}

function wordsOf(code: string | undefined): { readonly label: string; readonly description: string } {
  return code === AS_OF.code ? AS_OF : code === CLOSE.code ? CLOSE : QUALITIES[qualityOf(code)];
}
