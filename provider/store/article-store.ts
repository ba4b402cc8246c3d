import { desc } from 'drizzle-orm';
import type { ArticleRecord } from '../content/article.ts';
import type { Sql } from './database.ts';
import { articles } from './schema.ts';

/** All articles, newest first. */
export async function readStoredArticles(sql: Sql): Promise<ArticleRecord[]> {
  const rows = await sql.select().from(articles).orderBy(desc(articles.publishedAt), articles.id);
  return rows.map((row) => ({ ...row.body, id: row.id, alias: row.alias, publishedAt: row.publishedAt.getTime() }));
}

/** Puts exactly these articles into the store; the caller holds the transaction. */
export async function replaceArticles(sql: Sql, records: readonly ArticleRecord[]): Promise<void> {
  await sql.delete(articles);
  if (records.length === 0) return;
  await sql
    .insert(articles)
    .values(records.map(({ id, alias, publishedAt, ...body }) => ({ id, alias, publishedAt: new Date(publishedAt), body })));
}
