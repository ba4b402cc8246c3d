import { desc } from 'drizzle-orm';
import type { ArticleRecord } from '../content/article.ts';
import type { Sql } from './database.ts';
import { articles } from './schema.ts';

/** Reads all articles, newest first. */
export async function readStoredArticles(sql: Sql): Promise<ArticleRecord[]> {
  const rows = await sql.select().from(articles).orderBy(desc(articles.publishedAt), articles.id);
  return rows.map((row) => ({ ...row.body, id: row.id, alias: row.alias, publishedAt: row.publishedAt.getTime() }));
}

/** Replaces all articles in the store by these; the caller must have opened a transaction. */
export async function replaceArticles(sql: Sql, records: readonly ArticleRecord[]): Promise<void> {
  await sql.delete(articles);
  if (records.length === 0) return;
  await sql
    .insert(articles)
    .values(records.map(({ id, alias, publishedAt, ...body }) => ({ id, alias, publishedAt: new Date(publishedAt), body })));
}
