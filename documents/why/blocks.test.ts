import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadedAfter } from '../reader/testing/scratch-config.ts';
import { readersOf, readingBlocks } from './blocks.ts';

it('[CONF-001] knows from the schemas of blocks which of them read configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parkett-why-'));
  const write = (path: string, schema: object): void => {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'block.schema.json'), JSON.stringify(schema));
  };
  try {
    write('shell/site-header', { 'x-vocabulary': 'shell', 'x-config': ['navigation', 'site'] });
    write('market/key-facts', { 'x-vocabulary': 'page' });
    expect(readingBlocks(folder)).toEqual([{ type: 'site-header', vocabulary: 'shell', reads: ['navigation', 'site'] }]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('[CONF-001] finds the pages of a block, those with sub-pages and those about articles too', () => {
  const { pages } = loadedAfter({}).config;
  const routes = (type: string, vocabulary: string): readonly string[] | undefined =>
    readersOf('site', [{ type, vocabulary, reads: ['site'] }], pages)[0]?.routes;
  expect(routes('price-history-table', 'page')).toContain('/aktien/historische-kurse/[snapshot]');
  expect(routes('photo', 'article')).toEqual(['/anlagethemen/[...alias]', '/news/[...alias]', '/ratgeber/[...alias]']);
  expect(routes('site-header', 'shell')).toHaveLength(pages.length);
  expect(routes('nowhere', 'page')).toBeUndefined();
});
