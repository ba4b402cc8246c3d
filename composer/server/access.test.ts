import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { loginAccess, readEditors, recentAccess } from './access.ts';
import { checkOwnMachine } from './guard.ts';

const request = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

describe('who comes into the composer', () => {
  const editors = readEditors('Anna@Verlag.example=chefredaktion, ben@verlag.example = redaktion');
  const asUser = (email: string | undefined) =>
    loginAccess(editors, async () => (email === undefined ? undefined : { id: email, name: email, email }))(request({}));

  it('is whom the operator has named, with the role that he gave', async () => {
    expect((await asUser('anna@verlag.example')).roles).toEqual(['redaktion', 'chefredaktion']);
    expect((await asUser('Ben@verlag.example')).roles).toEqual(['redaktion']);
  });
  it('is nobody else, and nobody without a login', async () => {
    await expect(asUser('carl@verlag.example')).rejects.toMatchObject({ status: 403 });
    await expect(asUser(undefined)).rejects.toMatchObject({ status: 401 });
    await expect(loginAccess(readEditors(''), async () => ({ id: 'x', name: 'x', email: '' }))(request({}))).rejects.toMatchObject({
      status: 403,
    });
  });
  it('is asked for once in a moment, each session for itself; who was refused, each time', async () => {
    const asked: (string | undefined)[] = [];
    const access = recentAccess(async ({ headers: { cookie } }) => {
      asked.push(cookie);
      if (cookie === 'token=c') throw new Error('refused');
      return { editor: { id: cookie ?? '', name: '', email: '' }, roles: [] };
    });
    const comes = (cookie: string) => access(request({ cookie, host: 'a' }));
    expect((await comes('token=a')).editor.id).toBe('token=a');
    expect((await comes('token=b')).editor.id).toBe('token=b');
    expect((await comes('token=a')).editor.id).toBe('token=a');
    for (const _ of [1, 2]) await expect(comes('token=c')).rejects.toThrow('refused');
    expect(asked).toEqual(['token=a', 'token=b', 'token=c', 'token=c']);
  });
  it.each(['anna', 'anna@verlag.example', 'anna@verlag.example=admin', '=redaktion'])('is not said by %j', (setting) => {
    expect(() => readEditors(setting)).toThrow('PARKETT_COMPOSER_EDITORS');
  });
});

describe('the composer of a developer', () => {
  it('answers this machine under its own names', () => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) expect(() => checkOwnMachine(request({ host }))).not.toThrow();
  });
  it.each([
    [{ host: 'localhost:3000' }, '192.0.2.7'],
    [{ host: 'boese.example' }, '127.0.0.1'],
    [{ host: 'localhost', 'x-forwarded-for': '192.0.2.7' }, '127.0.0.1'],
  ])('answers nobody else: %j from %s', (headers, from) => {
    expect(() => checkOwnMachine(request(headers as Record<string, string>, from))).toThrow('nur von diesem Rechner');
  });
});
