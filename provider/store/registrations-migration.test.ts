import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openEmbedded } from './embedded/driver.ts';

const folder = new URL('./migrations/', import.meta.url);
const NAME = '0012-registrations.sql';

it('Accounts that wait become registrations: open codes stay, each with its own password, and names of nobody else', async () => {
  const driver = await openEmbedded(undefined, () => undefined);
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
    const script = async (name: string) => driver.script(readFileSync(new URL(name, folder), 'utf8'));
    for (const name of names.toSorted().filter((one) => one < NAME)) await script(name);
    await driver.script(`
      insert into users (user_id, email, email_key, password_hash, first_name, is_activated, wants_newsletter, created_at) values
        ('u1', 'Anna@Example.org', 'anna@example.org', 'stranger', 'Eve', false, true, '2026-11-01'),
        ('u2', 'ben@example.org', 'ben@example.org', 'own', 'Ben', true, true, '2026-10-01');
      insert into account_codes (code_hash, user_id, kind, password_hash, created_at, expires_at, used_at) values
        ('first', 'u1', 'confirmation', 'own', '2026-11-01', '2026-11-03', null),
        ('second', 'u1', 'confirmation', 'stranger', '2026-11-02', '2026-11-04', null),
        ('again', 'u1', 'confirmation', 'stranger', '2026-11-02 12:00', '2026-11-04 12:00', null),
        ('used', 'u2', 'confirmation', null, '2026-10-01', '2026-10-03', '2026-10-02'),
        ('reset', 'u2', 'reset', null, '2026-11-01', '2026-11-02', null);`);
    await script(NAME);
    expect(
      await driver.query('select password_hash, first_name, wants_newsletter from registrations order by password_hash desc', []),
    ).toEqual([
      ['stranger', 'Eve', true],
      ['own', null, false],
    ]);
    expect(
      await driver.query(
        `select code_hash, code.email_key, password_hash, used_at is null from confirmation_codes code
         left join registrations using (registration_id) order by code_hash`,
        [],
      ),
    ).toEqual([
      ['again', 'anna@example.org', null, true],
      ['first', 'anna@example.org', 'own', true],
      ['second', 'anna@example.org', 'stranger', true],
      ['used', null, null, false],
    ]);
    expect(await driver.query('select user_id from users union all select code_hash from account_codes', [])).toEqual([['u2'], ['reset']]);
  } finally {
    await driver.close();
  }
});
