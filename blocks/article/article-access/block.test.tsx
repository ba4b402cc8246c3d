import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

it('[NEWS-010] says at the end of an excerpt who may read on', async () => {
  const screen = await showBlock('article-access', 'an excerpt');
  expect(screen.getByRole('complementary', { name: 'Hier endet die Leseprobe' }).textContent).toContain('Premium Plus');
});

it('[NEWS-010] is not there at the end of a whole piece', async () => {
  await showBlock('article-access', 'a whole piece');
  expect(document.querySelector('.article-access')).toBeNull();
});
