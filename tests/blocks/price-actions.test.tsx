import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { fixtureConfig } from '#blocks/kit/fixtures.ts';
import { fixtureOf, renderFixture } from '#blocks/kit/testing.ts';
import { strawView } from '#blocks/kit/live/testing.tsx';
import { startUpdater } from '#blocks/kit/live/updater.ts';
import { needs } from '#blocks/shell/top-assets/data.ts';
import type { AnyCall } from '#client/audience.ts';
import { composite, strawStream } from '#gateway/prices/testing.ts';
import { keyOf, planOf } from '#renderer/plan.ts';
import { runPlan } from '#renderer/run-plan.ts';

const DAX = 20735;
/** Time after the quotes that were read. */
const LATER = '2026-07-31T17:00:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-07-31T15:40:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Renders the bar of tiles with the result of the call for their quotes, and starts its page on the price stream. */
async function barAfter(call: () => Promise<unknown>) {
  const fixture = fixtureOf('top-assets', 'loading');
  const { quotes } = needs({ props: { type: 'top-assets' }, page: fixture.page, config: fixtureConfig(), subject: undefined, index: 0 });
  if (quotes === undefined) throw new Error('The fixture has no tiles.');
  const answer = (await runPlan(planOf([{ quotes }]), call as unknown as AnyCall, new AbortController().signal)).get(keyOf(quotes));
  document.body.innerHTML = await renderFixture({ ...fixture, data: answer?.ok ? { quotes: answer.value } : {} });
  const view = strawView();
  // Tiles without a fixed list, because fixed ones stay subscribed (STREAM-009).
  const straw = strawStream();
  onTestFinished(startUpdater(straw.stream, document.body));
  await vi.advanceTimersByTimeAsync(20);
  await straw.authenticate();
  const cell = document.querySelector<HTMLElement>(`[data-notation="${DAX}"][data-field="last"]`) as HTMLElement;
  return {
    view,
    straw,
    cell,
    tile: cell.closest('li')?.querySelector('a'),
    subscriptions: () => [...straw.stream.store.state.subscriptions],
    async push(price: number) {
      straw.asked.find(({ body }) => JSON.stringify(body).includes(`${DAX}`))?.subscriber.onData(composite(price, LATER));
      await vi.advanceTimersByTimeAsync(20);
    },
    price: () => straw.stream.store.state.pushSubscriptions.get(DAX)?.price,
  };
}

const quoted = async (): Promise<unknown> => fixtureOf('top-assets', 'two of three quotes').data?.['quotes'];

it('[STREAM-028] quotes that were read stand until the first update; what is in view is subscribed to, what left it no longer', async () => {
  const { view, straw, cell, subscriptions, push, price } = await barAfter(quoted);
  expect([cell.textContent, subscriptions().includes(DAX), price()]).toEqual(['24.065,43', true, undefined]);
  await push(24_100.5);
  expect([cell.textContent, price()]).toEqual(['24.100,50', 24_100.5]);
  const row = [...view.observed].find((each) => each.contains(cell) || each === cell);
  for (const each of view.observed) if (each.closest('li') === row?.closest('li')) view.scroll(each, false);
  await vi.advanceTimersByTimeAsync(5_100);
  expect([subscriptions().includes(DAX), price(), cell.textContent]).toEqual([false, undefined, '24.100,50']);
  expect(straw.did).toContain(`cancel ${straw.asked.findIndex(({ isCancelled }) => isCancelled) + 1}`);
});

it('[STREAM-028] quotes that could not be read leave the tiles with empty places, which updates fill', async () => {
  const { cell, tile, subscriptions, push } = await barAfter(() => Promise.reject(new Error('503')));
  expect([cell.textContent, tile?.getAttribute('href'), subscriptions().includes(DAX)]).toEqual(['', '/index/DAX-Index-20735', true]);
  await push(24_100.5);
  expect(cell.textContent).toBe('24.100,50');
});
