import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicCall, type PublicCall } from '#client/audience.ts';
import { createCall } from '#client/call.ts';
import { createTransport } from '#client/transport.ts';
import { draftedArticles } from '#composer/server/articles/drafted-article.ts';
import { createChecker } from '#composer/server/checked.ts';
import { exampleVisitor } from '#domain/user/example-visitor.ts';
import { NOW, startTestProvider } from '#tests/contract/start.ts';

const folders = { config: 'config', content: 'content', images: 'site/public/bilder' };
const loaded = createChecker(folders).with(new Map());
/** Articles that have appeared by the provider's current time. */
const pieces = [...loaded.good]
  .flatMap(([file, { kind, source }]) => (kind === 'article' ? [{ file, value: source.value as ArticleDocument }] : []))
  .filter(({ value }) => Date.parse(value.datetimePublication) <= NOW);
const signal = AbortSignal.timeout(120_000);

interface ArticleDocument {
  readonly id: number;
  readonly premium?: boolean;
  readonly datetimePublication: string;
}

let call: PublicCall;
let stop: () => Promise<void>;
beforeAll(async () => {
  const started = await startTestProvider({ derivatives: 0 });
  ({ stop } = started);
  call = publicCall(createCall(createTransport({ baseUrl: `${await started.provider.listen({ port: 0 })}/api` })));
}, 120_000);
afterAll(() => stop());

it(
  'the preview draws an article as the provider answers it: all that are shipped, each as if it were a draft',
  { timeout: 120_000 },
  async () => {
    expect(pieces.length).toBeGreaterThan(40);
    for (const { file, value } of pieces) {
      const articleId = String(value.id);
      const { expires: _, ...published } = await call('getArticle', { path: { articleId } }, { signal });
      const drafted = await draftedArticles(loaded, [file])?.(articleId, call, signal);
      expect(drafted, file).toEqual(published);
    }
  },
);

it('what is for subscribers is whole for them only', async () => {
  const { file, value } = pieces.find((piece) => piece.value.premium === true) ?? { file: '', value: undefined };
  const as = async (kind: string) =>
    draftedArticles(loaded, [file], exampleVisitor(kind, loaded.config.products.products))?.(String(value?.id), call, signal);
  const [cut, whole] = [await as('visitor'), await as('plus')];
  expect([cut?.isExcerpt, whole?.isExcerpt]).toEqual([true, false]);
  expect(whole?.contentItems.length).toBeGreaterThan(cut?.contentItems.length ?? Infinity);
});

it('is asked for what is a draft only', () => {
  const [piece] = pieces;
  expect(draftedArticles(loaded, ['pages/home.yaml'])).toBeUndefined();
  expect(draftedArticles(loaded, [piece?.file ?? ''])?.('ALIAS:gibt/es/nicht', call, signal)).toBeUndefined();
});
