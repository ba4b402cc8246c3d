import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

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
