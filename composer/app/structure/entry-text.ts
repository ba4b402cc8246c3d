import { isRecord } from '#documents/reader/path.ts';

const NAMING = ['label', 'headline', 'title', 'name', 'value', 'text', 'question', 'from', 'alias', 'id', 'entityValue'] as const;
const LONGEST = 80;

/** Short text that identifies an entry for editors: its headline, label or first text, without markup. */
export function textOfEntry(entry: Readonly<Record<string, unknown>>): string {
  for (const key of NAMING) {
    const value = entry[key];
    if (typeof value === 'string' && value.trim() !== '') return shortened(value);
    if (typeof value === 'number') return String(value);
  }
  const { values } = entry;
  const first: unknown = Array.isArray(values) ? values[0] : Object.entries(entry).find(([key, each]) => isNaming(key, each))?.[1];
  return typeof first === 'string' ? shortened(first) : isRecord(first) ? textOfEntry(first) : '';
}

function isNaming(key: string, value: unknown): boolean {
  return key !== 'type' && typeof value === 'string' && value.includes(' ');
}

function shortened(text: string): string {
  const plain = text
    .replaceAll(/<[^<>]*>/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST).trimEnd()} …` : plain;
}
