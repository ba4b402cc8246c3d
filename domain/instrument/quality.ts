/** Quality of a price with its label and its number on the wire. Source: contract.md §4. */
export const QUALITIES = {
  RLT: { id: 129, label: 'Realtime', description: 'Kurs in Echtzeit' },
  DLY: { id: 0, label: 'verzögert', description: 'Kurs um etwa 15 Minuten verzögert' },
  EOD: { id: 130, label: 'Schlusskurs', description: 'Kurs vom Tagesschluss' },
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

/** The number that stands for a quality on the wire. */
export function qualityId(code: string | undefined): number {
  return QUALITIES[qualityOf(code)].id;
}

/** The inverse of {@link qualityId}. */
export function qualityOfId(id: number | undefined): QualityCode {
  if (id === QUALITIES.RLT.id) return 'RLT';
  return id === QUALITIES.EOD.id ? 'EOD' : 'DLY';
}
