import { createHash } from 'node:crypto';
import type { Seed } from '#market/catalogue/index.ts';
import type { ArticleRecord } from '../content/article.ts';
import { replaceArticles } from './article-store.ts';
import { removeStale, writeCatalogue } from './catalogue-store.ts';
import type { Database } from './database.ts';
import { raiseRevision, readState, writeState } from './state.ts';

const WORTH_KEEPING = 1_000;

/** Writes the catalogue shipped with the provider, on the first start and after changes. */
export async function applySeed(database: Database, seed: Seed, progress: (line: string) => void): Promise<void> {
  const hash = hashOf(seed);
  const known = await readState(database.sql, 'seed');
  if (known === hash) return;
  progress(
    `${known === undefined ? 'Katalog wird angelegt' : 'Katalog wird erneuert'}: ${seed.instruments.length} Instrumente, ${seed.notations.length} Notierungen …`,
  );
  await database.transaction(async (sql) => {
    if (known !== undefined) await removeStale(sql, seed);
    await writeCatalogue(sql, seed, 'seed');
    await writeState(sql, 'seed', hash);
    await raiseRevision(sql);
  });
}

/** Writes the articles shipped with the provider if they have changed. */
export async function applyArticles(
  database: Database,
  articles: readonly ArticleRecord[],
  progress: (line: string) => void,
): Promise<void> {
  const hash = hashOf(articles);
  if ((await readState(database.sql, 'articles')) === hash) return;
  progress(`Artikel werden eingerichtet: ${articles.length} …`);
  await database.transaction(async (sql) => {
    await replaceArticles(sql, articles);
    await writeState(sql, 'articles', hash);
    await raiseRevision(sql);
  });
}

/** Cache of hashes: catalogues and articles are immutable, and hashing one takes a quarter of a second. */
const hashes = new WeakMap<object, string>();

function hashOf(value: object): string {
  const hash = hashes.get(value) ?? createHash('sha256').update(JSON.stringify(value)).digest('hex');
  hashes.set(value, hash);
  return hash;
}

/**
 * Returns a key of the data that `applySeed` and `applyArticles` write; undefined for small data, which is faster to write than to restore.
 */
export function contentOf(seed: Seed, articles: readonly ArticleRecord[]): string | undefined {
  return seed.instruments.length < WORTH_KEEPING ? undefined : `${hashOf(seed)}:${hashOf(articles)}`;
}
