import { MARK } from '../mistake.ts';
import type { Site } from './sites.ts';

/** A document with one mistake, and what has to be told about it. */
export interface Made {
  /** With the mark where the finding has to point. */
  readonly text: string;
  readonly says: string;
  readonly suggestion?: string | undefined;
  readonly more?: number;
}

/** Makes one mistake at a place; undefined where it cannot be made or would be none. */
export type Change = (site: Site, random: () => number) => Made | undefined;

/** The text with other words between two offsets. */
export function spliced({ text }: Site, [start, end]: readonly [number, number], words: string): string {
  return `${text.slice(0, start)}${words}${text.slice(end)}`;
}

/** The document with another key, which is to blame. */
export function withKey(site: Site, key: string): string {
  return spliced(site, site.keyAt, `${MARK}${key}`);
}

/** The document with another value, which is to blame. */
export function withValue(site: Site, value: string): string {
  return spliced(site, site.valueAt, `${MARK}${value}`);
}

/** The document without a stretch, to blame where the section of the place begins. */
export function without(site: Site, [start, end]: readonly [number, number]): string {
  const { text, sectionAt } = site;
  return `${text.slice(0, sectionAt)}${MARK}${text.slice(sectionAt, start)}${text.slice(end)}`;
}

/** The line that a key begins, when key and value stand alone on it. */
export function lineOf({
  text,
  keyAt,
  valueAt,
  isFlow,
}: Site): { readonly start: number; readonly end: number; readonly indent: string } | undefined {
  const start = text.lastIndexOf('\n', keyAt[0] - 1) + 1;
  const end = text.indexOf('\n', valueAt[1]);
  const indent = text.slice(start, keyAt[0]);
  if (isFlow || end < 0 || indent.trim() !== '' || text.slice(valueAt[1], end).trim() !== '' || text.slice(start, end).includes('\n'))
    return undefined;
  return { start, end, indent };
}

/** Whether a value is a word without quotes on the line of its key. */
export function isPlain({ written, value, shape }: Site): boolean {
  return shape === 'text' && typeof value === 'string' && written === value && !written.includes('\n');
}
