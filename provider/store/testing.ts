import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { DatabaseOptions } from './database.ts';

/**
 * Creates a separate store for one test file: in memory, or, with `DATABASE_URL`, a new database on that server, which `dispose` drops
 * again.
 */
export async function createTestStore(): Promise<{ options: DatabaseOptions; dispose: () => Promise<void> }> {
  const url = process.env.DATABASE_URL;
  if (url === undefined || url === '') return { options: {}, dispose: async () => undefined };
  const name = `parkett_test_${randomBytes(6).toString('hex')}`;
  await onServer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { options: { databaseUrl: own.href }, dispose: () => onServer(url, `drop database ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
