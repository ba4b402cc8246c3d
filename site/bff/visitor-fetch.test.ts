import { describe, expect, it, vi } from 'vitest';
import { isForVisitors, visitorFetch } from './visitor-fetch.ts';

const visitors = { current: async () => 'visitor', renewed: async () => 'another visitor' };

describe('a call that browsers make as visitors', () => {
  it('carries the body again when a token does not hold any more', async () => {
    const sent: unknown[] = [];
    const fetch = vi.fn<typeof globalThis.fetch>(async (_, init) => {
      sent.push([new Headers(init?.headers).get('X-ov-token'), init?.body]);
      return new Response(null, { status: sent.length === 1 ? 401 : 204 });
    });
    const answer = await visitorFetch(visitors, fetch)('http://provider/api/v1/scapa/data', { method: 'POST', body: '{}' });
    expect([answer.status, sent]).toEqual([
      204,
      [
        ['visitor', '{}'],
        ['another visitor', '{}'],
      ],
    ]);
  });

  it('is none that belongs to somebody', () => {
    expect(['searchDerivativeSponsoring', 'sendScapaData', 'getUser', 'logoutUser'].map((id) => isForVisitors(id as never))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
