import { describe, expect, it, vi } from 'vitest';
import { BREAKPOINTS, mediaTypeOf } from '#domain/constants.ts';
import { createTransport } from './transport.ts';
import { deviceOf, withVisit, type Device } from './visit.ts';

async function queryOf(path: string, query: Record<string, string>, device?: () => Device): Promise<Record<string, string>> {
  const fetch = vi.fn(async (_address: string) => new Response('{}'));
  await withVisit(createTransport({ baseUrl: 'http://api.test/api', fetch: fetch as typeof globalThis.fetch }), device).send({
    method: 'GET',
    path,
    query,
  });
  return Object.fromEntries(new URL(fetch.mock.calls[0]?.[0] ?? '').searchParams);
}

describe('what a call says about the visit', () => {
  it.each([
    [BREAKPOINTS.sm, 'MOBILE'],
    [BREAKPOINTS.md, 'TABLET'],
    [BREAKPOINTS.lg, 'DESKTOP'],
    [BREAKPOINTS.lg + 1, 'DESKTOP'],
  ] as const)('[HTTP-017] is at %i px the device %s, of the website', async (width, device) => {
    const query = await queryOf('/v1/users', {}, () => deviceOf(mediaTypeOf(width)));
    expect(query).toEqual({ application: 'WEBSITE', device });
  });

  it('[HTTP-017] is an unknown device where there is no window', async () => {
    expect(deviceOf(undefined)).toBe('UNKNOWN');
    expect(await queryOf('/v1/integration/trader_box', {})).toEqual({ application: 'WEBSITE', device: 'UNKNOWN' });
  });

  it('gives way to what the call names itself', async () => {
    expect(await queryOf('/v1/users', { device: 'TABLET' }, () => 'MOBILE')).toEqual({ application: 'WEBSITE', device: 'TABLET' });
  });

  it('is nothing where the call does not ask', async () => {
    expect(await queryOf('/v1/instruments/query', { searchValue: 'SAP' })).toEqual({ searchValue: 'SAP' });
  });
});
