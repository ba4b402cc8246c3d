import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { assemble } from '#documents/reader/assemble.ts';
import { readDocument } from '#documents/reader/read-document.ts';
import { fixtureConfig } from '#documents/reader/testing/scratch-config.ts';
import { edited, openDocument } from './open-document.ts';
import type { Patch } from './operation.ts';
import { rebased } from './rebase.ts';

/** Size in characters: ten times the navigation, the largest document that editors write (17,944 characters when this was set). */
const SIZE = 179_440;
/** Processor time that a job of the composer may take, in ms. */
const LIMIT = 5_000;

interface Case {
  readonly file: string;
  /** Path of the list that grows. */
  readonly list: readonly string[];
  /** Pointer of the text to change, within an entry of the list. */
  readonly field: string;
}

/** Document whose list entries are repeated until it is large; ids stay unique. */
function grown({ file, list }: Case): { readonly text: string; readonly entries: number } {
  const value = parse(readFileSync(join(fixtureConfig, file), 'utf8')) as Record<string, unknown>;
  const holder = list.slice(0, -1).reduce<Record<string, unknown>>((part, key) => part[key] as Record<string, unknown>, value);
  const last = list.at(-1) ?? '';
  const entries = [...(holder[last] as readonly unknown[])];
  const round = stringify(entries).length;
  const all = Array.from({ length: Math.ceil(SIZE / round) }, (_, index) =>
    JSON.stringify(entries).replaceAll('"id":"', `"id":"r${index}-`),
  );
  holder[last] = all.flatMap((text) => JSON.parse(text) as unknown[]);
  return { text: stringify(value), entries: (holder[last] as readonly unknown[]).length };
}

function processorTime(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

describe('ten times the largest document', () => {
  const cases: readonly Case[] = [
    { file: 'navigation.yaml', list: ['groups'], field: 'label' },
    { file: 'pages/home.yaml', list: ['body', 'main'], field: 'headline' },
  ];
  it.each(cases)('$file passes check, patch and rebase, each within the time of a job', (each) => {
    const { text, entries } = grown(each);
    expect(text.length).toBeGreaterThanOrEqual(SIZE);
    const at = (index: number): string => `/${[...each.list, index, each.field].join('/')}`;
    const patch: Patch = Array.from({ length: Math.min(100, entries - 1) }, (_, index) => ({
      op: 'add',
      path: at(index),
      value: `Neu ${index}`,
    }));
    let mine = openDocument(text);
    const times = {
      check: processorTime(() => {
        const { ownFindings } = assemble([{ file: each.file, document: readDocument(each.file, text) }]);
        expect(ownFindings.filter(({ file }) => file === each.file)).toEqual([]);
      }),
      patch: processorTime(() => {
        mine = edited(mine, patch);
      }),
      rebase: processorTime(() => {
        const theirs = edited(openDocument(text), [{ op: 'add', path: at(entries - 1), value: 'Anders' }]).text;
        const { document, conflicts } = rebased(mine, theirs);
        expect(conflicts).toEqual([]);
        expect(document.text).toContain('Anders');
        expect(document.text).toContain('Neu 0');
      }),
    };
    for (const time of Object.values(times)) expect(time).toBeLessThan(LIMIT);
  });
});
