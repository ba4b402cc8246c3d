import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../kit/testing-draw.ts';

it('[ARTICLE-020] draws the chart of one instrument and says in words what it shows', async () => {
  const body = await draw('chart', 'ein Jahr');
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/^Kursverlauf von SAP: von .+ auf .+\sEUR/);
  expect(body.querySelector('.series-chart__line')?.getAttribute('d')).toMatch(/^M0 .+L1000 /);
});

it('offers the figures as a table of at most twelve rows, newest first', async () => {
  const body = await draw('chart', 'ein Jahr');
  const days = [...body.querySelectorAll('tbody th')].map(({ textContent }) => textContent.split('.').toReversed().join('-'));
  expect(days).toHaveLength(12);
  expect(days).toEqual(days.toSorted().toReversed());
});

it('names the source of imported prices', async () => {
  await draw('chart', 'eingelesene Kurse');
  expect(screen.getByRole('link', { name: /Energy Information Administration/ })).toBeDefined();
});

it('says so when there are no prices', async () => {
  await draw('chart', 'keine Kurse');
  expect(screen.getByText('Für diesen Zeitraum liegen keine Kurse vor.')).toBeDefined();
});
