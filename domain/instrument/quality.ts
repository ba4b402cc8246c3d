/** Quality of a price in the words of visitors, and the number that older feeds write for it. Source: contract.md §4. */
export const QUALITIES = {
  RLT: { id: 129, label: 'Realtime', description: 'Kurs in Echtzeit' },
  DLY: { id: 0, label: 'verzögert', description: 'Kurs um etwa 15 Minuten verzögert' },
  EOD: { id: 130, label: 'Schlusskurs', description: 'Kurs vom Tagesschluss' },
} as const;
export type QualityCode = keyof typeof QUALITIES;

const codeById: ReadonlyMap<string, QualityCode> = new Map(
  (Object.keys(QUALITIES) as QualityCode[]).map((code) => [String(QUALITIES[code].id), code]),
);

/** The quality that a code (`RLT`) or a number (`129`) of an answer names; anything unknown counts as delayed. */
export function qualityOf(code: string | undefined): QualityCode {
  if (code === undefined) return 'DLY';
  return Object.hasOwn(QUALITIES, code) ? (code as QualityCode) : (codeById.get(code) ?? 'DLY');
}

/** The German word for a quality, such as `Realtime`. */
export function qualityLabel(code: string | undefined): string {
  return QUALITIES[qualityOf(code)].label;
}

/** One sentence for a tooltip or a screen reader. */
export function qualityDescription(code: string | undefined): string {
  return QUALITIES[qualityOf(code)].description;
}
