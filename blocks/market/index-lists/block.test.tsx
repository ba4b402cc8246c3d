import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('links every configured index and marks the list of the page', async () => {
  const screen = await showBlock('index-lists', 'on one of the lists');
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['DAX', '/realtime/DAX', 'page'],
    ['NASDAQ 100', '/realtime/US-Tech-100', null],
  ]);
});

it('has a headline where the editor wrote one', async () => {
  const screen = await showBlock('index-lists', 'under a headline');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Realtimelisten');
});
