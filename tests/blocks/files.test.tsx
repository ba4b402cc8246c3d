import { expect, it } from 'vitest';
import { loadFixtures } from '#blocks/kit/fixtures.ts';
import { renderFixture } from '#blocks/kit/testing.ts';
import { registry } from '#blocks/generated/registry.ts';

/**
 * Addresses whose answers a browser saves instead of showing. Excludes those under `/api/`, which may answer with a page that explains a
 * refusal.
 */
const FILE = /\.(?:csv|ics)(?:[?#]|$)/u;

it('[SHELL-064] links to files say so, since no browser tells that a navigation became a download: the bar would stay', async () => {
  const faults: string[] = [];
  let found = 0;
  for (const type of Object.keys(registry))
    for (const fixture of loadFixtures(type)) {
      const page = document.createElement('div');
      page.innerHTML = await renderFixture(fixture);
      for (const link of page.querySelectorAll('a')) {
        const href = link.getAttribute('href') ?? '';
        if (!FILE.test(href)) continue;
        found += 1;
        if (!link.hasAttribute('download')) faults.push(`${type} ${fixture.name}: ${href}`);
      }
    }
  expect(faults).toEqual([]);
  expect(found).toBeGreaterThan(0);
}, 60_000);
