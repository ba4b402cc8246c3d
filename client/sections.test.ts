import { describe, expect, it } from 'vitest';
import { sectionFinder } from '#domain/instrument/section.ts';
import { createCall } from './call.ts';
import { inSections, linkInSections } from './sections.ts';
import { createTransport } from './transport.ts';

const sectionOf = sectionFinder([
  { path: '/derivate', instruments: [{ entityType: 'DERIVATIVE' }] },
  { path: '/etc', instruments: [{ entityType: 'DERIVATIVE', entitySubTypes: ['ETC_ETN_CERTIFICATE'] }] },
]);
const etc = () => ({
  entityType: 'DERIVATIVE',
  entitySubType: 'ETC_ETN_CERTIFICATE',
  entityValue: '7',
  isin: 'DE000A0S9GB0',
  urlName: 'Gold',
  urls: { WEBSITE: '/derivate/Gold-DE000A0S9GB0' },
});

describe('an answer', () => {
  it('names an instrument where the portal has it, however deep it stands', () => {
    const answer = { list: [{ instrument: etc(), quote: { last: 1 } }], points: [1, 2, 3], none: null };
    expect(linkInSections(answer, sectionOf)).toBe(true);
    expect(answer).toEqual({
      list: [{ instrument: { ...etc(), urls: { WEBSITE: '/etc/Gold-DE000A0S9GB0' } }, quote: { last: 1 } }],
      points: [1, 2, 3],
      none: null,
    });
  });

  it.each([
    ['stands there already', { ...etc(), urls: { WEBSITE: '/etc/Gold-DE000A0S9GB0' } }],
    ['belongs to no section', { ...etc(), entityType: 'STOCK' }],
    ['is no instrument', { entityType: 'ARTICLE', urls: { WEBSITE: '/news/gold' } }],
    ['has no addresses', { entityType: 'DERIVATIVE', entityValue: '7' }],
  ])('keeps what %s', (_what, part) => {
    const before = structuredClone(part);
    expect(linkInSections({ part }, sectionOf)).toBe(false);
    expect(part).toEqual(before);
  });

  it('gives an instrument without an address the one that it has in the portal', () => {
    const { urls: _, ...unlinked } = etc();
    const answer = { ...unlinked, urls: {} };
    linkInSections(answer, sectionOf);
    expect(answer.urls).toEqual({ WEBSITE: '/etc/Gold-DE000A0S9GB0' });
  });

  it('comes so from every call, by the sections of the moment', async () => {
    const fetch = async () => Response.json({ type: 'Instrument', name: 'Gold', displayType: 'ETC', ...etc() });
    let now = sectionOf;
    const call = inSections(createCall(createTransport({ baseUrl: 'http://api.test/api', fetch })), () => now);
    const asked = () => call('getInstrument', { path: { entityType: 'DERIVATIVE', entityValue: '7' } });
    expect((await asked()).urls.WEBSITE).toBe('/etc/Gold-DE000A0S9GB0');
    now = () => '/gold';
    expect((await asked()).urls.WEBSITE).toBe('/gold/Gold-DE000A0S9GB0');
  });
});
