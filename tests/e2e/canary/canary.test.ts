import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailKeyOf } from '#provider/services/accounts/user-store.ts';
import { personalTables } from '#provider/services/accounts/personal-data/tables.ts';
import { grantProduct } from '#provider/services/accounts/products.ts';
import { terms } from '#provider/base/terms.ts';
import { openDatabase } from '#provider/store/database.ts';
import { users } from '#provider/store/schema-accounts.ts';
import { mailTo } from '../mails.ts';
import { canaries } from './canaries.ts';
import { knownPlaces, tracesInside, tracesOutside, type Traces } from './places.ts';
import { startHeardPortal, type HeardPortal } from './portal.ts';
import { beHelped, changeDetails, leave, repeatLogin, register } from './account.ts';
import { browse, report } from './browse.ts';
import { connect } from './connect.ts';
import { askEverything, missedBy } from './operations.ts';
import { keepThings } from './own-things.ts';
import { openVisitor, type Visitor } from './visitor.ts';

/** Grants a product in the store: drawing in charts needs it, and no visitor's call can buy it. */
async function giveProduct({ data }: HeardPortal): Promise<void> {
  const database = await openDatabase({ dataDirectory: data });
  const [row] = await database.sql
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKeyOf(canaries.email)));
  await grantProduct(database.sql, { userId: row?.userId ?? '', productId: 'premium-pro', startsAt: new Date('2026-01-01T00:00:00Z') });
  await database.close();
}

const told = (traces: Traces): Record<string, string[]> =>
  Object.fromEntries([...traces].map(([place, found]) => [place, [...found]] as const));
const unknownIn = (traces: Traces, places: readonly string[]): Record<string, string[]> =>
  told(new Map([...traces].filter(([place]) => !places.includes(place))));

describe('A visitor who does everything that the portal offers', { shuffle: false }, () => {
  const since = Date.now();
  let portal: HeardPortal;
  let visitor: Visitor;

  beforeAll(async () => {
    portal = await startHeardPortal();
    visitor = openVisitor(portal.site);
  }, 240_000);
  afterAll(() => portal.end());

  it('has an account with a product', async () => {
    await register(portal, visitor);
    await portal.stopProvider();
    await giveProduct(portal);
    await portal.startProvider();
    expect((await visitor.call('getUser')).text).toContain('premium-pro');
  }, 240_000);

  it('has called every operation that browsers can call', async () => {
    await repeatLogin(portal, visitor);
    await keepThings(visitor);
    await changeDetails(portal, visitor);
    await beHelped(portal, visitor);
    await browse(visitor);
    await report(portal, visitor);
    await connect(visitor);
    await askEverything(visitor);
    expect(missedBy(visitor)).toEqual(['deleteUser']);
  }, 240_000);

  it('leaves traces only where docs/security.md says so', async () => {
    const places = knownPlaces().map(({ place }) => place);
    expect(unknownIn(await tracesOutside(portal, since), places)).toEqual({});
    await portal.stopProvider();
    const inside = await tracesInside(portal);
    expect(unknownIn(inside, places)).toEqual({});
    expect(Object.keys(told(inside))).toEqual(expect.arrayContaining(['table users', 'table chart_drawings', 'table saved_searches']));
    expect(told(inside)).toMatchObject({
      'files of the database': expect.arrayContaining(['drawing']) as unknown,
      'mails/': expect.arrayContaining(['code of a mail']) as unknown,
    });
    expect(portal.heard('provider')).toContain('address changed');
    expect(portal.heard('site')).toContain('error-report');
    await portal.startProvider();
  }, 240_000);

  it('leaves none where they go with the account, once it is deleted', async () => {
    await leave(visitor);
    const lasting = knownPlaces().flatMap(({ place, goesWithAccount }) => (goesWithAccount ? [] : [place]));
    expect(unknownIn(await tracesOutside(portal, since), lasting)).toEqual({});
    await expect.poll(() => mailTo(portal.data, canaries.nextEmail), { timeout: 10_000 }).toContain('gel=C3=B6scht');
    await portal.stopProvider();
    expect(unknownIn(await tracesInside(portal), lasting)).toEqual({});
  }, 240_000);

  it('leaves no mail either, once their term is over', async () => {
    const folder = join(portal.data, 'mails');
    const longAgo = new Date(Date.now() - terms.mailFile);
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), longAgo, longAgo);
    await portal.startProvider();
    await expect.poll(() => readdirSync(folder), { timeout: 20_000 }).toEqual([]);
    await portal.stopProvider();
    expect(told(await tracesInside(portal))).toEqual({});
  }, 240_000);
});

it('Every table with personal data stands in the table of traces, as going with the account', () => {
  const going = new Set(knownPlaces().flatMap(({ place, goesWithAccount }) => (goesWithAccount ? [place] : [])));
  const missing = personalTables.filter(({ name }) => name !== 'right_changes' && !going.has(`table ${name}`)).map(({ name }) => name);
  expect(missing).toEqual([]);
});
