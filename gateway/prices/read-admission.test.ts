import { describe, expect, it, vi } from 'vitest';
import { GATEWAY_HEADER } from './gateway-header.ts';
import { GATEWAY_ENTRY, readAdmission } from './read-admission.ts';

const push = { token: 'a'.repeat(80), host: 'kurse.example', port: 443, path: '/ws', isSecure: true, expires: 1 };
const answering = (body: object, init?: ResponseInit) => vi.fn<typeof fetch>().mockImplementation(async () => Response.json(body, init));

describe('the admission to the gateway', () => {
  it('[STREAM-001] is asked for with GET /v1/push/token and the header X-ov-token', async () => {
    const fetch = answering(push);
    expect(await readAdmission({ fetch, base: 'https://api.example/api', token: 'sitzung' })).toEqual({
      url: 'wss://kurse.example:443/ws',
      token: push.token,
    });
    expect(fetch).toHaveBeenCalledWith(
      'https://api.example/api/v1/push/token',
      expect.objectContaining({ headers: { 'X-ov-token': 'sitzung' } }),
    );
  });

  it('goes through the own origin without a token in the browser', async () => {
    const fetch = answering({ ...push, isSecure: false, port: 3000 });
    expect((await readAdmission({ fetch })).url).toBe('ws://kurse.example:3000/ws');
    expect(fetch).toHaveBeenCalledWith('/api/v1/push/token', expect.objectContaining({ headers: {} }));
  });

  it('[STREAM-024] takes the address of the connection from the header and keeps it in the local storage', async () => {
    const setItem = vi.fn();
    const fetch = answering(push, { headers: { [GATEWAY_HEADER]: 'wss://nah.example:8443/ws' } });
    expect((await readAdmission({ fetch, storage: () => ({ setItem }) })).url).toBe('wss://nah.example:8443/ws');
    expect(setItem).toHaveBeenCalledWith(GATEWAY_ENTRY, 'wss://nah.example:8443/ws');
  });

  it('needs no local storage', async () => {
    const storage = () => {
      throw new Error('SecurityError');
    };
    expect((await readAdmission({ fetch: answering(push), storage })).token).toBe(push.token);
  });

  it('fails with the status of the answer', async () => {
    await expect(readAdmission({ fetch: answering({}, { status: 401 }) })).rejects.toMatchObject({ status: 401 });
  });
});
