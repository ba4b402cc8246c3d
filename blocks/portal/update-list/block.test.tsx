import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[ROUTE-012] shows what is new by today, newest first, each with an anchor of its own', async () => {
  const entries = [...(await mountBlock('update-list', 'three entries, one of which is still to come')).querySelectorAll('article')];
  expect(entries.map(({ id }) => id)).toEqual(['boersenzeiten', 'aelteres']);
  expect(entries[0]?.querySelector('time')?.textContent).toBe('1. Juli 2026');
  expect(entries[0]?.querySelector('h2 a')?.getAttribute('href')).toBe('#boersenzeiten');
});
