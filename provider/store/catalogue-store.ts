import { and, eq, notInArray, sql as raw } from 'drizzle-orm';
import type { CompanyRecord, EntityType, IndexMemberRecord, InstrumentRecord, NotationRecord, Seed } from '../catalogue/types.ts';
import type { Sql } from './database.ts';
import { batches, takeNew, withoutNulls } from './rows.ts';
import { companies, indexMembers, instruments, notations, priceSeries, type Origin } from './schema.ts';

const BATCH = 500;

/** Everything the catalogue holds, the catalogue that ships with the provider and what was imported. */
export async function readCatalogue(sql: Sql): Promise<Seed> {
  // One after the other: within a transaction there is one connection.
  const instrumentRows = await sql.select().from(instruments).orderBy(instruments.entityValue);
  const notationRows = await sql.select().from(notations).orderBy(notations.idNotation);
  const companyRows = await sql.select().from(companies);
  const memberRows = await sql.select().from(indexMembers).orderBy(indexMembers.indexEntityValue, indexMembers.entityValue);
  return {
    instruments: instrumentRows.map(({ origin: _origin, ...row }): InstrumentRecord => ({
      ...withoutNulls(row),
      entityType: row.entityType as EntityType,
    })),
    notations: notationRows.map(({ origin: _origin, ...row }): NotationRecord => withoutNulls(row)),
    companies: companyRows.map(companyOf),
    indexMembers: memberRows.map((row): IndexMemberRecord => withoutNulls(row)),
  };
}

function companyOf({ origin: _origin, idBranch, nameBranch, idSector, nameSector, ...row }: typeof companies.$inferSelect): CompanyRecord {
  return { ...withoutNulls(row), branch: { idBranch, name: nameBranch }, sector: { idSector, name: nameSector } };
}

/** Inserts or updates records; the caller holds the transaction. */
export async function writeCatalogue(sql: Sql, seed: Seed, origin: Origin): Promise<void> {
  for (const rows of batches(seed.companies, BATCH)) {
    await sql
      .insert(companies)
      .values(
        rows.map(({ branch, sector, ...row }) => ({
          ...row,
          idBranch: branch.idBranch,
          nameBranch: branch.name,
          idSector: sector.idSector,
          nameSector: sector.name,
          origin,
        })),
      )
      .onConflictDoUpdate({ target: companies.companyId, set: takeNew(companies) });
  }
  for (const rows of batches(seed.instruments, BATCH)) {
    await sql
      .insert(instruments)
      .values(rows.map((row) => ({ ...row, aliases: [...row.aliases], origin })))
      .onConflictDoUpdate({ target: instruments.entityValue, set: takeNew(instruments) });
  }
  for (const rows of batches(seed.notations, BATCH)) {
    await sql
      .insert(notations)
      .values(rows.map((row) => ({ ...row, origin })))
      .onConflictDoUpdate({ target: notations.idNotation, set: takeNew(notations) });
  }
  for (const rows of batches(seed.indexMembers, BATCH)) {
    await sql
      .insert(indexMembers)
      .values(rows)
      .onConflictDoUpdate({ target: [indexMembers.indexEntityValue, indexMembers.entityValue], set: takeNew(indexMembers) });
  }
}

/** Removes what an earlier seed brought and this one no longer has. A notation with imported prices stays. */
export async function removeStale(sql: Sql, seed: Seed): Promise<void> {
  const withPrices = sql.select({ id: priceSeries.idNotation }).from(priceSeries);
  await sql.delete(indexMembers).where(raw`true`);
  await sql.delete(notations).where(
    and(
      eq(notations.origin, 'seed'),
      notInArray(
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
      notInArray(
        instruments.entityValue,
        seed.instruments.map((row) => row.entityValue),
      ),
      notInArray(instruments.entityValue, used),
    ),
  );
  await sql.delete(companies).where(
    and(
      eq(companies.origin, 'seed'),
      notInArray(
        companies.companyId,
        seed.companies.map((row) => row.companyId),
      ),
    ),
  );
}
