import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { blocksByType } from '#blocks/generated/registry.ts';
import { budgets } from '../../budgets.ts';

const sheets = new Map<string, string>();

beforeAll(async () => {
  const root = resolve(import.meta.dirname, '..');
  const output = await build({ configFile: resolve(root, 'vite.config.ts'), logLevel: 'error', build: { write: false } });
  const assets = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  for (const asset of assets.filter((one): one is Rolldown.OutputAsset => one.type === 'asset' && one.fileName.endsWith('.css')))
    sheets.set(asset.fileName.replace(/-[\w-]{8}\.css$/, ''), String(asset.source));
});

const weight = (name: string): number => gzipSync(sheets.get(name) ?? '').length;
/** Style sheets that visitors load never, or only for printing. */
const ON_USE = ['gallery', 'print'];
const ofIslands = (): string[] => [...sheets.keys()].filter((name) => name.endsWith('live'));
const families = [...new Set(Object.values(blocksByType).flatMap(({ styles }) => styles ?? []))].toSorted();

describe('the style sheets as built', () => {
  it(`are the base of at most ${budgets.baseStyles} bytes and one for each family of blocks`, () => {
    expect([...sheets.keys()].toSorted()).toEqual([...families, ...ofIslands(), ...ON_USE, 'base'].toSorted());
    expect(weight('base')).toBeLessThanOrEqual(budgets.baseStyles);
  });

  it(`are of islands, and of what opens on use, at most ${budgets.islandStyles} bytes`, () => {
    expect(ofIslands()).not.toEqual([]);
    for (const name of [...ofIslands(), ...ON_USE]) expect([name, weight(name) <= budgets.islandStyles]).toEqual([name, true]);
  });

  it.each(families)(`that of %s weighs at most ${budgets.familyStyles} bytes and styles nothing of the others`, (family) => {
    expect(weight(family)).toBeLessThanOrEqual(budgets.familyStyles);
    const foreign = Object.values(blocksByType).filter(({ styles }) => styles !== family);
    expect(foreign.filter(({ type }) => new RegExp(`\\.${type}(?![\\w-]|__)|\\.${type}__`).test(sheets.get(family) ?? ''))).toEqual([]);
  });

  it('keep one order of layers: the base, which stands first in every page, has them all in it', () => {
    const layersOf = (sheet = ''): string[] => [...new Set([...sheet.matchAll(/@layer ([\w-]+)[{;]/g)].map(([, name]) => name ?? ''))];
    const order = layersOf(sheets.get('base'));
    expect(order).toEqual(['reset', 'tokens', 'mantine', 'base', 'layout', 'kit', 'blocks', 'utilities']);
    for (const sheet of sheets.values()) expect(order).toEqual(expect.arrayContaining(layersOf(sheet)));
  });
});
