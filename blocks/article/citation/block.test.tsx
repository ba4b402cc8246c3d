import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[ARTICLE-015] is a block quote with its source', async () => {
  const body = await mountBlock('citation', 'mit Fundstelle');
  expect(body.querySelector('blockquote')?.textContent).toMatch(/^Der Anspruch ist am dritten/);
  expect(body.querySelector('figcaption')?.textContent).toBe('§ 58 Absatz 4 Satz 2 Aktiengesetz');
});

it('has no caption without a source', async () => {
  expect((await mountBlock('citation', 'ohne Fundstelle')).querySelector('figcaption')).toBeNull();
});
