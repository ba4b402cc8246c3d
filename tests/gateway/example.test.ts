import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CompositePrice } from '#gateway/generated/messages.ts';
import validators from '#gateway/generated/validators.cjs';
import { NOW, openStage, TRADEGATE, type Stage } from './stage.ts';

interface Example {
  admission(api: string): Promise<{ readonly url: string; readonly token: string }>;
  watchPrice(
    admission: { readonly url: string; readonly token: string },
    idNotation: number,
    listeners: { onPrice(price: CompositePrice): void; onEnd(cause: string): void },
  ): () => void;
}

let stage: Stage;
let example: Example;
beforeAll(async () => {
  stage = await openStage();
  example = (await import(pathToFileURL('docs/examples/prices.mjs').href)) as Example;
}, 120_000);
afterAll(() => stage.close());

it('the example in the documentation gets its token', async () => {
  const { url, token } = await example.admission(`${stage.url.replace('ws', 'http').replace(/\/ws$/, '')}/api`);
  expect(url).toMatch(/^wss?:\/\/[\w.]+:\d+\/ws$/);
  expect(token.length).toBeGreaterThanOrEqual(80);
});

it('the example in the documentation tells a price, its changes and its end', { timeout: 30_000 }, async () => {
  const idNotation = await stage.idOf(TRADEGATE);
  const token = await stage.pushToken('visitor');
  const told: CompositePrice[] = [];
  let stop = (): void => {};
  const cause = await new Promise<string>((onEnd) => {
    const onPrice = (price: CompositePrice): void => {
      told.push(price);
      if (told.length === 2) stop();
      else stage.setNow(NOW + 60_000);
    };
    stop = example.watchPrice({ url: stage.url, token }, idNotation, { onPrice, onEnd });
  });
  expect(cause).toMatch(/^closed/);
  expect(told.map((price) => [price.idNotation, validators.CompositePrice(price)])).toEqual([
    [idNotation, true],
    [idNotation, true],
  ]);
  expect(told[1]).not.toEqual(told[0]);
});

it('the example in the documentation says why there is no price', { timeout: 30_000 }, async () => {
  const token = await stage.pushToken('visitor');
  const cause = await new Promise<string>((onEnd) => {
    const stop = example.watchPrice({ url: stage.url, token }, 1, {
      onPrice: () => {},
      onEnd(text) {
        stop();
        onEnd(text);
      },
    });
  });
  expect(cause).toMatch(/notation 1\b/i);
});
