import { describe, expect, it } from 'vitest';
import { campaignCookies } from './campaign.ts';
import { readPageCookie } from './page-cookies.ts';
import { pageCookie } from './write-cookie.ts';

const UNTIL_CLOSED = { days: -1 };

const days = (cookie: string): number => Number(/Max-Age=(\d+)/.exec(cookie)?.[1]) / 86_400;

describe('a cookie of the page', () => {
  it('[CONST-010] lives seven days when nobody says otherwise', () => {
    expect(days(pageCookie('a', '1', undefined, false))).toBe(7);
    expect(days(pageCookie('a', '1', { days: 30 }, false))).toBe(30);
    expect(pageCookie('a', '1', UNTIL_CLOSED, true)).toBe('a=1; Path=/; Secure; SameSite=Lax');
  });
  it('is read under the name that only this host can write, else under its own', () => {
    expect(readPageCookie('a', 'a=planted; __Host-a=own')).toBe('own');
    expect([readPageCookie('a', 'a=b%20c'), readPageCookie('a', 'aa=1')]).toEqual(['b c', undefined]);
  });
});

describe('the parameters of a campaign', () => {
  it('[TRACK-025] are kept for 30 days, our own for one, those of an advertiser with the browser', () => {
    const search =
      '?utm_source=brief&utm_campaign=sommer&itm_medium=teaser&a=1&customerId=7&customerName=b&customerIntegrationType=box&customerIntegrationOrigin=%2Fx';
    expect(campaignCookies(Object.fromEntries(new URLSearchParams(search)))).toEqual([
      { name: 'utm_source', value: 'brief', life: { days: 30 } },
      { name: 'utm_campaign', value: 'sommer', life: { days: 30 } },
      { name: 'itm_medium', value: 'teaser', life: { days: 1 } },
      { name: 'customerId', value: '7', life: UNTIL_CLOSED },
      { name: 'customerName', value: 'b', life: UNTIL_CLOSED },
      { name: 'customerIntegrationType', value: 'box', life: UNTIL_CLOSED },
      { name: 'customerIntegrationOrigin', value: '/x', life: UNTIL_CLOSED },
    ]);
  });
  it('are passed over where they say nothing, too much, or name half of an advertiser', () => {
    expect(campaignCookies({ utm_source: '', utm_term: 'x'.repeat(501), customerId: '7', customerName: 'b', utm_: '1' })).toEqual([]);
  });
});
