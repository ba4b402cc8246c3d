import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { IssuerNewsProps } from '../../generated/props.ts';
import type { BlockInput } from '../../kit/block.ts';
import type { IssuerSubject } from '#subjects/issuer/subject.ts';
import { fixtureOf } from '../../kit/testing.ts';
import { mountBlock } from '../../kit/testing-mount.ts';
import { needs } from './data.ts';

const asked = (fixture: string) => needs(fixtureOf('issuer-news', fixture) as unknown as BlockInput<IssuerNewsProps, IssuerSubject>);

it('[ISSUER-012] asks for the newest pieces of the source that newsId names, as many as the page wants', () => {
  expect(asked('zwei Nachrichten').news?.input).toEqual({ query: { source: 'emittent-hansekontor', page: 0, perPage: 4 } });
  expect(asked('eigene Überschrift').news?.input).toMatchObject({ query: { perPage: 1 } });
});

it('[ISSUER-012] links them with headline and day, and marks what is paid for', async () => {
  const body = await mountBlock('issuer-news', 'zwei Nachrichten');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nachrichten von Hansekontor');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Handeln von acht bis zweiundzwanzig Uhr', '/news/anzeigen/hansekontor-handelszeiten'],
    ['ETF erklärt', '/ratgeber/etf-erklaert'],
  ]);
  expect([...body.querySelectorAll('time')].map(({ textContent }) => textContent)).toEqual(['5. Oktober 2026', '24. Februar 2026']);
  expect([...body.querySelectorAll('.ad-label')].map(({ textContent }) => textContent)).toEqual(['Werbung von Hansekontor']);
});

it('takes a headline of its own', async () => {
  await mountBlock('issuer-news', 'eigene Überschrift');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Aktuelles');
});

it('asks for nothing without newsId', () => {
  expect(asked('Microsite ohne Nachrichten')).toEqual({});
});

it.each(['noch keine', 'Microsite ohne Nachrichten'])('is nothing without pieces: %s', async (fixture) => {
  expect((await mountBlock('issuer-news', fixture)).innerHTML).toBe('');
});
