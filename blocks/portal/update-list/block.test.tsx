import { expect, it } from 'vitest';
import { draw } from '../../kit/testing-draw.ts';

it('[ROUTE-012] shows what is new by today, newest first, each with an anchor of its own', async () => {
  const entries = [...(await draw('update-list', 'three entries, one of which is still to come')).querySelectorAll('article')];
  expect(entries.map(({ id }) => id)).toEqual(['boersenzeiten', 'aelteres']);
  expect(entries[0]?.querySelector('time')?.textContent).toBe('1. Juli 2026');
  expect(entries[0]?.querySelector('h2 a')?.getAttribute('href')).toBe('#boersenzeiten');
});
