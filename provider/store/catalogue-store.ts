import { and, eq, notInArray, sql as raw } from 'drizzle-orm';
import type { CompanyRecord, IndexMemberRecord, InstrumentRecord, NotationRecord, Seed } from '#market/catalogue/index.ts';
import type { Sql } from './database.ts';
import { notAmong, upsert, withoutNulls } from './rows.ts';
import { companies, indexMembers, instruments, notations, priceSeries, type Origin } from './schema.ts';

/** Reads the whole catalogue: the one shipped with the provider and imported data. */
export async function readCatalogue(sql: Sql): Promise<Seed> {
  // Runs one query after the other, because a transaction has only one connection.
  const instrumentRows = await sql.select().from(instruments).orderBy(instruments.entityValue);
  const notationRows = await sql.select().from(notations).orderBy(notations.idNotation);
  const companyRows = await sql.select().from(companies);
  const memberRows = await sql.select().from(indexMembers).orderBy(indexMembers.indexEntityValue, indexMembers.entityValue);
  return {
    instruments: instrumentRows.map(({ origin: _origin, ...row }): InstrumentRecord => withoutNulls(row)),
    notations: notationRows.map(({ origin: _origin, ...row }): NotationRecord => withoutNulls(row)),
    companies: companyRows.map(companyOf),
    indexMembers: memberRows.map((row): IndexMemberRecord => withoutNulls(row)),
  };
}

function companyOf({ origin: _origin, idBranch, nameBranch, idSector, nameSector, ...row }: typeof companies.$inferSelect): CompanyRecord {
  return { ...withoutNulls(row), branch: { idBranch, name: nameBranch }, sector: { idSector, name: nameSector } };
}

/** Inserts or updates records; the caller must have opened a transaction. */
export async function writeCatalogue(sql: Sql, seed: Seed, origin: Origin): Promise<void> {
  const companyRows = seed.companies.map(({ branch, sector, ...row }) => ({
    ...row,
    idBranch: branch.idBranch,
    nameBranch: branch.name,
    idSector: sector.idSector,
    nameSector: sector.name,
    origin,
  }));
  const marked = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, origin }));
  await upsert(sql, companies, companyRows, [companies.companyId]);
  await upsert(sql, instruments, marked(seed.instruments), [instruments.entityValue]);
  await upsert(sql, notations, marked(seed.notations), [notations.idNotation]);
  await upsert(sql, indexMembers, seed.indexMembers, [indexMembers.indexEntityValue, indexMembers.entityValue]);
}

/** Removes records of an earlier seed that this one no longer has. Notations with imported prices stay. */
export async function removeStale(sql: Sql, seed: Seed): Promise<void> {
  const withPrices = sql.select({ id: priceSeries.idNotation }).from(priceSeries);
  await sql.delete(indexMembers).where(raw`true`);
  await sql.delete(notations).where(
    and(
      eq(notations.origin, 'seed'),
      notAmong(
        notations.idNotation,
        seed.notations.map((row) => row.idNotation),
      ),
      notInArray(notations.idNotation, withPrices),
    ),
  );
  const used = sql.select({ value: notations.entityValue }).from(notations);
  await sql.delete(instruments).where(
    and(
      eq(instruments.origin, 'seed'),
      notAmong(
        instruments.entityValue,
        seed.instruments.map((row) => row.entityValue),
      ),
      notInArray(instruments.entityValue, used),
    ),
  );
  await sql.delete(companies).where(
    and(
      eq(companies.origin, 'seed'),
      notAmong(
        companies.companyId,
        seed.companies.map((row) => row.companyId),
      ),
    ),
  );
}
