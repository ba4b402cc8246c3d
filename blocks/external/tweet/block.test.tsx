import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock, mountBlockWith } from '../../kit/testing-mount.ts';
import { watchGates } from '../external-content/gates.ts';

it.each(['mit Kennung', 'mit Adresse'])('[ARTICLE-024] shows the post only once its host is let in: %s', async (name) => {
  localStorage.clear();
  const body = await mountBlock('tweet', name);
  watchGates();
  expect(body.querySelector('iframe')).toBeNull();
  screen.getByRole('switch', { name: 'Inhalte von X anzeigen' }).click();
  expect(body.querySelector('iframe')?.getAttribute('src')).toBe(
    'https://platform.twitter.com/embed/Tweet.html?id=1234567890123456789&dnt=true&lang=de',
  );
  localStorage.clear();
});

it('renders nothing where no id can be read', async () => {
  expect((await mountBlock('tweet', 'ohne Kennung')).innerHTML).toBe('');
  const props = { type: 'tweet', tweetId: '1&evil=1', url: 'https://x.com.fremd.example/a/status/1' };
  expect((await mountBlockWith('tweet', 'mit Kennung', { props })).innerHTML).toBe('');
});
