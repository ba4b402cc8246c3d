import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql as raw } from 'drizzle-orm';
import { openTestArea, PASSWORD, type TestArea } from '../testing.ts';
import { isOfUser, type UserSession } from '../types.ts';
import { personalTables } from './tables.ts';
import { otherTables } from './testing.ts';

let area: TestArea;
beforeAll(async () => {
  area = await openTestArea();
});
afterAll(() => area.close());

const rowsOf = async (text: string): Promise<string[][]> => (await area.database.sql.execute(raw.raw(text))) as unknown as string[][];
const firstsOf = async (text: string): Promise<string[]> => (await rowsOf(text)).map((row) => String(Object.values(row)[0]));
const sessionOf = async (token: string): Promise<UserSession> => {
  const session = await area.sessions.find(token);
  if (session === undefined || !isOfUser(session)) throw new Error('no session of a user');
  return session;
};

describe('Every table of the schema', () => {
  it('is named by deletion and export, or as holding nothing about a user, but not by both', async () => {
    const tables = await firstsOf(
      `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const named = [...personalTables.map(({ name }) => name), ...Object.keys(otherTables)];
    expect(tables.toSorted()).toEqual(named.toSorted());
  });

  it('that names a user is among the personal ones', async () => {
    const tables = await firstsOf(`select distinct table_name from information_schema.columns where table_schema = 'public'
      and (column_name like '%user_id' or column_name like '%email%')`);
    const personal = new Set(personalTables.map(({ name }) => name));
    expect(tables.filter((name) => !personal.has(name))).toEqual([]);
  });

  it('that goes by cascade hangs on users by keys that say so', async () => {
    const links = await rowsOf(`select conrelid::regclass::text, confrelid::regclass::text from pg_constraint
      where contype = 'f' and confdeltype = 'c'`);
    const parents = new Map<string, string[]>();
    for (const link of links) {
      const [child = '', parent = ''] = Object.values(link).map(String);
      parents.set(child, [...(parents.get(child) ?? []), parent]);
    }
    const reaches = (name: string): boolean => name === 'users' || (parents.get(name) ?? []).some(reaches);
    const cascading = personalTables.flatMap(({ name, removal }) => (removal === 'cascade' ? [name] : []));
    expect(cascading.length).toBeGreaterThan(5);
    expect(cascading.filter((name) => !reaches(name))).toEqual([]);
  });
});

/** Number of rows that contain a text, by table. */
async function tracesOf(text: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { name } of personalTables) {
    const [count] = await firstsOf(`select count(*) from "${name}" t where t::text like '%${text}%'`);
    if (count !== '0') found[name] = Number(count);
  }
  return found;
}

describe('A user with something in every table', { shuffle: false }, () => {
  const email = 'anna.kennzeichen@privat.example';
  let token: string;
  let userId: string;

  beforeAll(async () => {
    token = await area.join(email);
    ({ userId } = await sessionOf(token));
    const { sql } = area.database;
    const { watchlistId } = await area.watchlists.create(userId, 'Kennliste', 'EUR');
    await sql.execute(raw`insert into watchlist_positions (position_id, watchlist_id, entity_value, note, created_at)
      values ('p-1', ${watchlistId}, '82849', 'Kennnotiz', now())`);
    await sql.execute(raw`insert into chart_drawings (user_id, entity_type, entity_value, drawing_id, kind, points, text)
      values (${userId}, 'STOCK', '82849', 'drawing-1', 'TEXT', '[{"at":1785402000,"price":152.4}]', 'Kennzeichnung')`);
    await area.searches.save(userId, { name: 'Kennsuche', finder: '/aktien/finder', query: 'a=b' }, 10);
    await sql.execute(raw`insert into registrations (registration_id, email, email_key, password_hash, wants_newsletter, created_at)
      values ('r-1', ${email}, ${email}, '$argon2id$', false, now())`);
    await sql.execute(raw`insert into confirmation_codes (code_hash, email_key, registration_id, created_at, expires_at)
      values ('c-1', ${email}, 'r-1', now(), now())`);
    await area.accounts.requestPasswordReset(email, '127.0.0.1');
    await area.accounts.settled();
    await sql.execute(raw`insert into user_products (user_id, product_id, payment_interval, starts_at)
      values (${userId}, 'premium-basic', 'MONTH', now())`);
    const support = await area.accounts.login(
      { email: 'support@demo.parkett.example', password: 'Parkett-Demo-2026' },
      { address: '127.0.0.1' },
    );
    await area.accounts.startImpersonation(await sessionOf(support), email);
    await area.accounts.changeName(await sessionOf(token), { firstName: '  Anna ', lastName: 'Kennzeichen', isRemoved: false });
  });

  it('finds all of it in what he takes out, without what opens anything', async () => {
    const data = await area.accounts.readOwnData(await sessionOf(token));
    expect(data.list.filter(({ entries }) => entries.length === 0)).toEqual([]);
    const text = JSON.stringify(data);
    for (const own of [email, 'Anna', 'Kennliste', 'Kennnotiz', 'Kennzeichnung', 'Kennsuche', 'premium-basic', 'Unbekanntes Gerät'])
      expect(text).toContain(own);
    expect(text).toContain('{"name":"Punkte (je Sekunden seit 1970 und Kurs)","value":[1785402000,152.4]}');
    expect(text).not.toMatch(/argon2|support@|demo-support/);
    expect(text).not.toContain(token);
  });

  it('is asked for the password and a word before all of it goes', async () => {
    const session = await sessionOf(token);
    const request = (currentPassword: string, isConfirmed: boolean) =>
      area.accounts.deleteOwnAccount(session, { currentPassword, isConfirmed });
    await expect(request('Falsch-geraten-1', true)).rejects.toMatchObject({ statusCode: 403 });
    await expect(request(PASSWORD, false)).rejects.toMatchObject({ statusCode: 422 });
    expect(Object.keys(await tracesOf(userId)).length).toBeGreaterThan(5);
  });

  it('leaves nothing behind but the notice that his sessions ended, and gets one last mail', async () => {
    await area.accounts.deleteOwnAccount(await sessionOf(token), { currentPassword: PASSWORD, isConfirmed: true });
    await area.accounts.settled();
    for (const text of [email, 'Kenn']) expect(await tracesOf(text)).toEqual({});
    expect(Object.keys(await tracesOf(userId))).toEqual(['right_changes']);
    expect(await area.sessions.find(token)).toBeUndefined();
    expect(area.mails.findLast(({ to }) => to === email)?.subject).toBe('Dein Konto bei Parkett ist gelöscht');
    expect(area.notes.join('\n')).toContain(`account deleted {"userId":"${userId}"}`);
    expect([...area.notes, ...area.lines].join('\n')).not.toContain('@');
    await expect(area.accounts.login({ email, password: PASSWORD }, { address: '127.0.0.1' })).rejects.toMatchObject({ statusCode: 401 });
  });

  it('may register again as somebody new', async () => {
    expect((await sessionOf(await area.join(email))).userId).not.toBe(userId);
  });
});

it('An account of support is not deleted by itself, and what it did in an account stays on record without it', async () => {
  const owner = await sessionOf(await area.join('kundin@privat.example'));
  const support = await area.accounts.login(
    { email: 'support@demo.parkett.example', password: 'Parkett-Demo-2026' },
    { address: '127.0.0.1' },
  );
  const session = await sessionOf(support);
  const request = { currentPassword: 'Parkett-Demo-2026', isConfirmed: true };
  await expect(area.accounts.deleteOwnAccount(session, request)).rejects.toMatchObject({ statusCode: 403 });
  await area.accounts.startImpersonation(session, 'kundin@privat.example');
  const acting = await sessionOf(support);
  const deeds = [
    area.accounts.deleteOwnAccount(acting, request),
    area.accounts.readOwnData(acting),
    area.accounts.changeName(acting, { isRemoved: true }),
    area.accounts.changeEmail(acting, { email: 'fremd@privat.example', currentPassword: request.currentPassword }, '127.0.0.1'),
    area.accounts.confirmEmail(acting, 'irgendein-code'),
    area.accounts.changeNewsletter(acting, { wantsNewsletter: true }),
  ];
  for (const deed of await Promise.allSettled(deeds)) expect(deed).toMatchObject({ status: 'rejected', reason: { statusCode: 403 } });
  expect(await area.accounts.deleteAccountOf('demo-support')).toBe(true);
  const { list } = await area.accounts.readOwnData(owner);
  expect(list.find(({ code }) => code === 'support_log')?.entries.length).toBe(1);
});

it('A change that meets the deletion of its account is refused, not failed', async () => {
  const session = await sessionOf(await area.join('gleich-weg@privat.example'));
  await area.accounts.deleteAccountOf('gleich-weg@privat.example');
  const requests = [
    area.watchlists.create(session.userId, 'Zu spät', 'EUR'),
    area.searches.save(session.userId, { name: 'Zu spät', finder: '/aktien/finder' }, 10),
    area.accounts.readOwnData(session),
  ];
  for (const request of await Promise.allSettled(requests))
    expect(request).toMatchObject({ status: 'rejected', reason: { statusCode: 401 } });
});
