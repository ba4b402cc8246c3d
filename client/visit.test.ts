import { describe, expect, it, vi } from 'vitest';
import { BREAKPOINTS, mediaTypeOf } from '#domain/constants.ts';
import { createCall } from './call.ts';
import { createTransport } from './transport.ts';
import { describeVisit } from './visit-middleware.ts';
import { deviceOf, type Device } from './visit.ts';

type Query = Record<string, string>;

async function queryOf(operation: 'getUser' | 'getTraderBox' | 'queryInstruments', query: Query, device?: () => Device): Promise<Query> {
  const fetch = vi.fn(async (_address: string) => new Response('{}'));
  const transport = createTransport({ baseUrl: 'http://api.test/api', fetch: fetch as typeof globalThis.fetch });
  await createCall(transport, describeVisit(device))(operation, { query });
  return Object.fromEntries(new URL(fetch.mock.calls[0]?.[0] ?? '').searchParams);
}

describe('what a call says about the visit', () => {
  it.each([
    [BREAKPOINTS.sm, 'MOBILE'],
    [BREAKPOINTS.md, 'TABLET'],
    [BREAKPOINTS.lg, 'DESKTOP'],
    [BREAKPOINTS.lg + 1, 'DESKTOP'],
  ] as const)('[HTTP-017] is at %i px the device %s, of the website', async (width, device) => {
    const query = await queryOf('getUser', {}, () => deviceOf(mediaTypeOf(width)));
    expect(query).toEqual({ application: 'WEBSITE', device });
  });

  it('[HTTP-017] is an unknown device where there is no window', async () => {
    expect(deviceOf(undefined)).toBe('UNKNOWN');
    expect(await queryOf('getTraderBox', {})).toEqual({ application: 'WEBSITE', device: 'UNKNOWN' });
  });

  it('gives way to what the call names itself', async () => {
    expect(await queryOf('getUser', { device: 'TABLET' }, () => 'MOBILE')).toEqual({ application: 'WEBSITE', device: 'TABLET' });
  });

  it('is nothing where the call does not ask', async () => {
    expect(await queryOf('queryInstruments', { searchValue: 'SAP' })).toEqual({ searchValue: 'SAP' });
  });
});
