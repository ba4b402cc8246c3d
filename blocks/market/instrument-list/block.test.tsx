import { expect, it } from 'vitest';
import { fixtureOf } from '../../kit/testing.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import { needs } from './data.ts';

it('lists instruments whose quote is missing with dashes', async () => {
  const screen = await showBlock('instrument-list', 'two shares');
  const row = screen.getByRole('link', { name: 'Münchener Rück' }).closest('tr');
  expect(row?.querySelectorAll('td')[0]?.textContent).toBe('–');
});

it('[INSTR-004] calls an instrument without name unbekannt', async () => {
  const screen = await showBlock('instrument-list', 'two shares');
  expect(screen.getByText('unbekannt')).toBeTruthy();
});

it('says so when nothing is known', async () => {
  const screen = await showBlock('instrument-list', 'nothing known');
  expect(screen.getByText('Zu diesen Wertpapieren liegen gerade keine Kurse vor.')).toBeTruthy();
});

it('says how much of a model portfolio each instrument is, and asks for its quote without that', async () => {
  await showBlock('instrument-list', 'a model portfolio');
  const notes = [...document.querySelectorAll('.quote-note')].map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
  expect(notes.slice(0, 2)).toEqual(['Anteil 62,5 %', 'Anteil 37,5 %']);
  const asked = needs(fixtureOf('instrument-list', 'a model portfolio') as unknown as Parameters<typeof needs>[0]);
  expect(asked.quotes.input).toMatchObject({ body: { list: [{ entityType: 'STOCK', entityValue: '82849' }, {}, {}] } });
  expect(JSON.stringify(asked)).not.toContain('weight');
});
