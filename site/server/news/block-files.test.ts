import { describe, expect, it } from 'vitest';
import { loadConfig } from '#documents/reader/load.ts';
import { blockFileAddress } from './block-files.ts';

describe('the address of a file of a block', () => {
  const { config } = loadConfig('config');

  it('is that of the page, and of each part that the block has', () => {
    expect(blockFileAddress('/news/finanzkalender.ics', config)).toMatchObject({
      path: '/news/finanzkalender',
      part: undefined,
      props: { type: 'event-calendar', headline: 'Termine der nächsten vier Wochen', days: 28 },
      file: { type: 'text/calendar; charset=utf-8' },
    });
    expect(blockFileAddress('/news/finanzkalender/dividenden.ics', config)).toMatchObject({
      path: '/news/finanzkalender',
      part: 'dividenden',
    });
  });

  it.each([
    '/news/finanzkalender/nichts.ics',
    '/news/finanzkalender.rss',
    '/news.ics',
    '/news/finanzkalender',
    '/.ics',
    `/${'a'.repeat(200)}.ics`,
    '/aktien.ics',
    '/news/finanzkalender.constructor',
  ])('is not %s', (path) => {
    expect(blockFileAddress(path, config)).toBeUndefined();
  });

  it('is none of a private page', () => {
    const pages = config.pages.map((page) => (page.route === '/news/finanzkalender' ? { ...page, audience: 'private' as const } : page));
    expect(blockFileAddress('/news/finanzkalender.ics', { pages })).toBeUndefined();
  });
});
