import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestArea, status, type TestArea } from './testing.ts';
import { isOfUser, type UserSession } from './types.ts';

let area: TestArea;
let token: string;
let session: UserSession;
beforeAll(async () => {
  area = await openTestArea();
  token = await area.join('anna@privat.example');
  const found = await area.sessions.find(token);
  if (found === undefined || !isOfUser(found)) throw new Error('no session of a user');
  session = found;
});
afterAll(() => area.close());

it('A name is changed as a whole, and removed only where that is meant', async () => {
  await area.accounts.changeName(session, { firstName: ' Anna\u0000  Maria ', lastName: 'Beispiel', isRemoved: false });
  expect(await area.accounts.userOf(token)).toMatchObject({ firstName: 'Anna Maria', lastName: 'Beispiel' });
  expect(await status(area.accounts.changeName(session, { lastName: ' ', isRemoved: false }))).toBe(422);
  await area.accounts.changeName(session, { lastName: 'Muster', isRemoved: false });
  expect(await area.accounts.userOf(token)).not.toHaveProperty('firstName');
  await area.accounts.changeName(session, { lastName: 'Muster', isRemoved: true });
  expect(await area.accounts.userOf(token)).not.toHaveProperty('firstName');
  expect(await area.accounts.userOf(token)).not.toHaveProperty('lastName');
});

it('The consent to the newsletter is given and withdrawn with its time; saying the same again changes nothing', async () => {
  const since = async (): Promise<unknown> => {
    const { list } = await area.accounts.readOwnData(session);
    return list[0]?.entries[0]?.fields.find(({ name }) => name.startsWith('Newsletter bestellt oder'))?.value;
  };
  await area.accounts.changeNewsletter(session, { wantsNewsletter: true });
  expect([(await area.accounts.userOf(token)).wantsNewsletter, await since()]).toEqual([true, '2026-11-20T10:00:00.000+00:00']);
  area.clock.now += 60_000;
  await area.accounts.changeNewsletter(session, { wantsNewsletter: true });
  expect(await since()).toBe('2026-11-20T10:00:00.000+00:00');
  await area.accounts.changeNewsletter(session, { wantsNewsletter: false });
  expect([(await area.accounts.userOf(token)).wantsNewsletter, await since()]).toEqual([false, '2026-11-20T10:01:00.000+00:00']);
  expect(area.notes.filter((line) => line.startsWith('newsletter'))).toHaveLength(2);
});
