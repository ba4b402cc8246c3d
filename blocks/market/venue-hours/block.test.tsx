import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

const cells = (body: HTMLElement) =>
  [...body.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent.replaceAll('\u00A0', ' ')));

it('[ROUTE-094] [CONF-027] has a row for each configured venue with its days, hours in Berlin and what holds now', async () => {
  const rows = cells(await mountBlock('venue-hours', 'Sunday'));
  expect(rows).toHaveLength(3);
  expect(rows[0]?.[0]).toMatch(/^XetraFrankfurt am Main/);
  expect(rows.map(([, state]) => state)).toEqual(['öffnet Montag, 9:00 Uhr', 'öffnet Montag, 15:30 Uhr', 'durchgehend geöffnet']);
  expect(rows.map(([, , hours]) => hours)).toEqual([
    'Mo–Fr 9:00–17:30 Uhr',
    'Mo–Fr 15:30–22:00 Uhr9:30–16:00 Uhr Ortszeit',
    'täglich rund um die Uhr',
  ]);
});

it('carries what holds next, so that nobody has to reload', async () => {
  const body = await mountBlock('venue-hours', 'Sunday');
  const states = JSON.parse(body.querySelector<HTMLElement>('[data-states]')?.dataset['states'] ?? '[]') as [number, number, string][];
  expect(states.map(([since, isOpen]) => [new Date(since).toISOString(), isOpen])).toEqual([
    ['2026-11-22T11:00:00.000Z', 0],
    ['2026-11-22T23:00:00.000Z', 0],
    ['2026-11-23T08:00:00.000Z', 1],
    ['2026-11-23T16:30:00.000Z', 0],
    ['2026-11-23T23:00:00.000Z', 0],
    ['2026-11-24T08:00:00.000Z', 1],
  ]);
});

it('says that holidays are not known while nobody tells them', async () => {
  expect((await mountBlock('venue-hours', 'calendar out of reach')).textContent).toContain('Die Feiertage sind gerade nicht zu erfahren');
});
