import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('draws the course of the named instrument with its last price, and leads to its page and its chart', async () => {
  const root = await mountBlock('named-chart', 'a share');
  const quote = root.querySelector('.named-chart__quote');
  expect(quote?.querySelector('a')?.getAttribute('href')).toBe('/aktien/SAP-Aktie-DE0007164600');
  expect(quote?.textContent.replaceAll('\u00A0', ' ')).toContain('+1,82 %');
  expect(root.querySelector('[role="img"]')?.getAttribute('aria-label')).toContain('Kursverlauf von SAP');
  const ranges = [...root.querySelectorAll('a[href*="zeitraum="]')].map((link) => link.getAttribute('href')?.split('?')[0]);
  expect(new Set(ranges)).toEqual(new Set(['/aktien/chart/SAP-Aktie-DE0007164600']));
});

it('stands without a quote, under the headline of the document', async () => {
  const root = await mountBlock('named-chart', 'without a quote');
  expect(root.querySelector('h2')?.textContent).toBe('Die Aktie des Tages');
  expect(root.querySelector('.named-chart__quote')).toBeNull();
});
