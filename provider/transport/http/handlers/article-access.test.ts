import { describe, expect, it } from 'vitest';
import { products } from '#domain/user/generated/products.ts';
import type { Session } from '../../../services/accounts/types.ts';
import { readContent } from '../../../content/content.ts';
import { readArticles } from '../../../content/read-articles.ts';
import type { ProviderContext } from '../../shared/context.ts';
import { getArticle } from './articles.ts';

const articles = readArticles();
const content = readContent();
const context = {
  articles: () => articles,
  content: () => content,
  now: () => Date.parse('2026-11-20T10:00:00Z'),
} as unknown as ProviderContext;

function sessionWith(...bought: readonly string[]): Session {
  const features = products.filter(({ productId }) => bought.includes(productId)).flatMap((product) => product.features);
  return { token: 't', userId: 'u', features: new Set<string>(features), products: new Set(bought), expires: Infinity };
}

async function items(session: Session | undefined) {
  const caller = { session: async () => session, address: '::1' };
  return await getArticle.answer({ path: { articleId: '42108' } }, context, caller);
}

describe('an article for subscribers', () => {
  it.each([['premium-plus'], ['premium-pro']])('is answered in full to who owns %s', async (product) => {
    const { isExcerpt, contentItems } = await items(sessionWith(product));
    expect([isExcerpt, contentItems.length > 4, contentItems.some(({ type }) => type === 'crop-mark')]).toEqual([false, true, false]);
  });

  it.each([[undefined], [sessionWith()], [sessionWith('premium-basic')]])('ends at its crop mark for others', async (session) => {
    const { isExcerpt, contentItems, wordCount } = await items(session);
    expect([isExcerpt, contentItems.at(-1)?.type]).toEqual([true, 'crop-mark']);
    expect(wordCount).toBeGreaterThan(150);
  });
});
