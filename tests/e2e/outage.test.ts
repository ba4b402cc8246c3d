import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOwnPortal, type OwnPortal } from './own-portal.ts';

const visited = ['/', '/aktien/SAP-Aktie-DE0007164600', '/ratgeber/aktien-kaufen'];
const never = '/aktien/BASF-Aktie-DE000BASF111';
/** Slightly more than the fresh time of pages with quotes, in ms; after that they must be re-rendered. */
const pastFresh = 16_000;

describe('a portal whose provider goes away', () => {
  let portal: OwnPortal;
  const get = (path: string) => fetch(`${portal.site}${path}`, { redirect: 'manual' });

  beforeAll(async () => {
    portal = await startOwnPortal('2026-11-20T14:30:00Z');
  });
  afterAll(() => portal.end());

  it('shows pages it has, 503 in the shell for those it has not, and all of them once the provider is back', async () => {
    // A freshly started provider may be too slow for every block of a first page; such a page is soon re-rendered.
    const isWhole = async (path: string): Promise<boolean> => {
      const response = await get(path);
      return response.status === 200 && !(await response.text()).includes('block-fallback');
    };
    for (const path of visited) await expect.poll(() => isWhole(path), { timeout: 30_000, interval: 1_000 }).toBe(true);

    await portal.stopProvider();
    const kept = async (): Promise<void> => {
      for (const path of visited) {
        const response = await get(path);
        const html = await response.text();
        expect([path, response.status, html.includes('block-fallback')]).toEqual([path, 200, false]);
      }
    };
    await kept();
    await expectUnavailable(await get(never));
    await expectHelp(await get('/risikohinweis'));
    await sleep(pastFresh);
    // The first answer is the stale page during the attempt to render a new one, the second answer comes after the attempt has failed.
    await kept();
    await sleep(1_000);
    await kept();
    await expectUnavailable(await get(never));

    await portal.startProvider();
    await expect.poll(async () => (await get(never)).status, { timeout: 10_000 }).toBe(200);
    expect(await (await get(never)).text()).toContain('BASF11');
    await kept();
  }, 120_000);
});

/** Verifies the page that explains the outage, inside the shell and not cacheable. */
async function expectUnavailable(response: Response): Promise<void> {
  const html = await response.text();
  const { headers } = response;
  expect([response.status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '30', 'no-cache']);
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  for (const part of ['class="site-header', 'class="site-footer', 'nicht erreichbar']) expect(html).toContain(part);
}

/** Verifies the page of an unknown address, with everything that the portal knows without its provider. */
async function expectHelp(response: Response): Promise<void> {
  const html = await response.text();
  expect(response.status).toBe(404);
  for (const part of ['class="site-header', '<a href="/risikohinweise">', 'name="q" value="risikohinweis"']) expect(html).toContain(part);
}
