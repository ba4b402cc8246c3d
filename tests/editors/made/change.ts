import { MARK } from '../mistake.ts';
import type { Site } from './sites.ts';

/** A document with one mistake, and the expected finding. */
export interface Made {
  /** Text with the mark at the expected place of the finding. */
  readonly text: string;
  readonly says: string;
  readonly suggestion?: string | undefined;
  readonly more?: number;
}

/** Makes one mistake at a place; undefined if it is impossible or valid there. */
export type Change = (site: Site, random: () => number) => Made | undefined;

/** Returns the text with other words between two offsets. */
export function spliced({ text }: Site, [start, end]: readonly [number, number], words: string): string {
  return `${text.slice(0, start)}${words}${text.slice(end)}`;
}

/** Returns the document with another key, which is the cause. */
export function withKey(site: Site, key: string): string {
  return spliced(site, site.keyAt, `${MARK}${key}`);
}

/** Returns the document with another value, which is the cause. */
export function withValue(site: Site, value: string): string {
  return spliced(site, site.valueAt, `${MARK}${value}`);
}

/** Returns the document without a range; the start of the containing section counts as the cause. */
export function without(site: Site, [start, end]: readonly [number, number]): string {
  const { text, sectionAt } = site;
  return `${text.slice(0, sectionAt)}${MARK}${text.slice(sectionAt, start)}${text.slice(end)}`;
}

/** Returns the line of a key if it contains nothing but key and value. */
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

/** Returns true if a value is an unquoted word on the line of its key. */
export function isPlain({ written, value, shape }: Site): boolean {
  return shape === 'text' && typeof value === 'string' && written === value && !written.includes('\n');
}
