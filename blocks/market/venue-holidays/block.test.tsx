import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('lists the next days on which venues rest or close early, with their names', async () => {
  const days = [...(await mountBlock('venue-holidays', 'two calendars')).querySelectorAll('li')];
  expect(days.map((day) => [...day.children].map(({ textContent }) => textContent.replaceAll('\u00A0', ' ')))).toEqual([
    ['Donnerstag, 26. November', 'Thanksgiving', 'geschlossen: New York'],
    ['Freitag, 27. November', 'Tag nach Thanksgiving', 'Schluss um 13:00 Uhr Ortszeit: New York'],
    ['Donnerstag, 24. Dezember', 'Heiligabend', 'geschlossen: Xetra'],
    ['Freitag, 25. Dezember', '1. Weihnachtstag', 'geschlossen: Xetra'],
  ]);
});

it('shows ten days at once and the others on request', async () => {
  const block = await mountBlock('venue-holidays', 'more days than are shown at once');
  const [soon, later] = [...block.querySelectorAll('ol')].map((list) =>
    [...list.querySelectorAll('strong')].map((name) => name.textContent),
  );
  expect([soon?.length, later]).toEqual([10, ['Ruhetag 11', 'Ruhetag 12']]);
  expect(block.querySelector('details > summary')?.textContent).toBe('2 weitere Tage');
});
