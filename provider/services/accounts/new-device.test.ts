import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestArea, PASSWORD, type TestArea } from './testing.ts';

const EMAIL = 'nora@example.org';
let area: TestArea;
let deviceToken: string | undefined;
beforeAll(async () => {
  area = await openTestArea();
  deviceToken = await area.accounts.deviceTokenFor(await area.join(EMAIL));
}, 60_000);
afterAll(() => area.close());

const logIn = async (more: { deviceToken?: string | undefined; device?: string } = {}) => {
  const before = area.mails.length;
  await area.accounts.login({ email: EMAIL, password: PASSWORD }, { address: '203.0.113.9', ...more });
  await area.accounts.settled();
  return area.mails.slice(before);
};

describe('A login', { shuffle: false }, () => {
  it('on a device that the account knows brings no mail', async () => {
    expect(await logIn({ deviceToken })).toEqual([]);
  });

  it('on another one is told to the owner, with the device and when, but not from where', async () => {
    const [mail, ...others] = await logIn({ device: 'Firefox auf Windows' });
    expect(others).toEqual([]);
    expect([mail?.to, mail?.subject]).toEqual([EMAIL, 'Neue Anmeldung bei Parkett']);
    expect(mail?.text).toContain('Firefox auf Windows, 20. November 2026 um 11:00 Uhr');
    expect(mail?.text).toContain('/konto');
    expect(`${mail?.text}${mail?.html}`).not.toContain('203.0.113');
  });

  it('with the device of another account is told too', async () => {
    const foreign = await area.accounts.deviceTokenFor(await area.join('olaf@example.org'));
    expect(await logIn({ deviceToken: foreign })).toHaveLength(1);
  });

  it('brings few mails however often, and keeps none from a forgotten password', async () => {
    for (let turn = 0; turn < 6; turn++) expect(await logIn()).toEqual([]);
    await area.accounts.requestPasswordReset(EMAIL, '203.0.113.9');
    await area.accounts.settled();
    expect(area.mails.at(-1)?.subject).toBe('Neues Passwort für Parkett');
  });

  it('is told however many other mails went to the address before', async () => {
    const email = 'vielpost@example.org';
    await area.join(email);
    for (let turn = 0; turn < 8; turn += 1) await area.accounts.requestPasswordReset(email, '203.0.113.9');
    await area.accounts.settled();
    await area.accounts.login({ email, password: PASSWORD }, { address: '203.0.113.9' });
    await area.accounts.settled();
    expect(area.mails.findLast(({ to }) => to === email)?.subject).toBe('Neue Anmeldung bei Parkett');
  });

  it('of a demo user brings none: nobody has its mailbox', async () => {
    const before = area.mails.length;
    await area.accounts.login({ email: 'plus@demo.parkett.example', password: 'Parkett-Demo-2026' }, { address: '203.0.113.9' });
    await area.accounts.settled();
    expect(area.mails).toHaveLength(before);
  });
});
