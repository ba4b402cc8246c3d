/** Quality of a price in the words of visitors. Source: contract.md §4. */
export const QUALITIES = {
  RLT: { label: 'Realtime', description: 'Kurs in Echtzeit' },
  DLY: { label: 'verzögert', description: 'Kurs um etwa 15 Minuten verzögert' },
  EOD: { label: 'Schlusskurs', description: 'Kurs vom Tagesschluss' },
} as const;
export type QualityCode = keyof typeof QUALITIES;

/** The quality code of an answer; anything unknown counts as delayed. */
export function qualityOf(code: string | undefined): QualityCode {
  return code !== undefined && Object.hasOwn(QUALITIES, code) ? (code as QualityCode) : 'DLY';
}

/** The German word for a quality, such as `Realtime`. */
export function qualityLabel(code: string | undefined): string {
  return QUALITIES[qualityOf(code)].label;
}

/** One sentence for a tooltip or a screen reader. */
export function qualityDescription(code: string | undefined): string {
  return QUALITIES[qualityOf(code)].description;
}
