import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('writes every paragraph of the profile', async () => {
  await showBlock('instrument-profile', 'share');
  expect([...document.querySelectorAll('p')].map((paragraph) => paragraph.textContent)).toEqual([
    expect.stringContaining('Software'),
    expect.stringContaining('Walldorf'),
  ]);
});

it('says so when there is none', async () => {
  const screen = await showBlock('instrument-profile', 'no profile');
  expect(screen.getByText('Zu diesem Wertpapier gibt es noch keine Beschreibung.')).toBeTruthy();
});
