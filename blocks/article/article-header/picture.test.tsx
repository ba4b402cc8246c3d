import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

const picture = async (fixture: string) =>
  (await mountBlock('article-header', fixture)).querySelector('.article-header__picture')?.getAttribute('src');

it('shows the picture of the article, and none where there is none', async () => {
  expect(await picture('vollständig')).toMatch(/^\/bilder\/.+\.svg$/u);
  expect(await picture('von einer Agentur')).toBeUndefined();
});

it('leaves it out where the text shows it anyway', async () => {
  expect(await picture('mit seinem Bild im Text')).toBeUndefined();
});
