import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import type { PublicCall } from '#client/audience.ts';
import type { Config } from '#documents/reader/config.ts';
import { createSuggestPages } from './suggest-pages.ts';

const page = { route: '/aktien/finder', title: 'Aktien finden', robots: 'index' };
const config = { pages: [page], contentPages: [], navigation: { groups: [] } } as unknown as Config;
const instrument = (name: string, path: string | undefined) => ({ name, displayType: 'Aktie', wkn: '716460', urls: { WEBSITE: path } });
const usual = (operation: string): Promise<unknown> =>
  Promise.resolve(
    operation === 'queryInstruments'
      ? { list: [instrument('Siemens', '/aktien/Siemens'), instrument('Ohne', undefined), instrument('Fremd', '//evil.example/')] }
      : { list: [{ headline: 'Siemens wächst', urls: { WEBSITE: '/news/siemens' } }] },
  );
const callOf = (answer: (operation: string) => Promise<unknown> = usual) => {
  const call = vi.fn(answer);
  return { call, meant: createSuggestPages(call as unknown as PublicCall, 50) };
};

it('names instruments and articles, each with what it is, and nothing without an address on the portal', async () => {
  expect(await callOf().meant('/aktien/Simens', config)).toEqual({
    text: 'Simens',
    pages: [
      { path: '/aktien/Siemens', label: 'Siemens', kind: 'Aktie · WKN 716460' },
      { path: '/news/siemens', label: 'Siemens wächst', kind: 'Artikel' },
    ],
  });
});

it('names pages of the portal first, and five at most', async () => {
  const many = { list: Array.from({ length: 5 }, (_, index) => instrument(`Nr. ${index}`, `/aktien/${index}`)) };
  const { meant } = callOf(async (operation) => (operation === 'queryInstruments' ? many : { list: [] }));
  const paths = (await meant('/aktien/findr', config))?.pages.map(({ path }) => path);
  expect(paths).toEqual(['/aktien/finder', '/aktien/0', '/aktien/1', '/aktien/2', '/aktien/3']);
});

it('asks once for the same words, whoever asks and however they are written', async () => {
  const { call, meant } = callOf();
  await Promise.all([meant('/aktien/Simens', config), meant('/aktien/simens/', config), meant('/AKTIEN/SIMENS', config)]);
  await meant('/aktien/simens', config);
  expect(call).toHaveBeenCalledTimes(2);
});

it('says of an instrument that the navigation names what it is', async () => {
  const groups = [{ id: 'a', label: 'Siemens-Gruppe', path: '/aktien/Siemens' }];
  const { meant } = callOf();
  expect((await meant('/aktien/Simens', { ...config, navigation: { groups } } as unknown as Config))?.pages[0]).toEqual({
    path: '/aktien/Siemens',
    label: 'Siemens',
    kind: 'Aktie · WKN 716460',
  });
});

it('names no product unless the address is about products, and no article that only mentions a word of it', async () => {
  const product = { ...instrument('Turbo Long K+S', '/derivate/1'), entityType: 'DERIVATIVE', wkn: 'N019YN' };
  const answer = async (operation: string) =>
    operation === 'queryInstruments' ? { list: [product] } : { list: [{ headline: 'Lob des Nichtstuns', urls: { WEBSITE: '/news/lob' } }] };
  const found = async (path: string) => (await callOf(answer).meant(path, config))?.pages.map((each) => each.path);
  expect(await Promise.all(['/gibt-es-nicht', '/derivate/ks', '/N019YN', '/lob-des-nichts'].map(found))).toEqual([
    [],
    ['/derivate/1'],
    ['/derivate/1'],
    ['/news/lob'],
  ]);
});

it('asks for no single letter, which everything begins with', async () => {
  const { call, meant } = callOf();
  expect(await meant('/a/b/c', config)).toEqual({ text: 'c', pages: [] });
  expect(call).not.toHaveBeenCalled();
});

it('names the pages of the configuration as it is', async () => {
  const { meant } = callOf();
  const pathsUnder = async (now: Config) => (await meant('/aktien/findr', now))?.pages.map(({ path }) => path);
  expect(await pathsUnder(config)).toContain('/aktien/finder');
  expect(await pathsUnder({ ...config, pages: [] })).not.toContain('/aktien/finder');
});

it('has only the words and the pages of the portal while the provider is down, and asks again afterwards', async () => {
  const { call, meant } = callOf();
  call.mockRejectedValueOnce(new Error('down'));
  expect(await meant('/aktien/findr', config)).toEqual({
    text: 'findr',
    pages: [{ path: '/aktien/finder', label: 'Aktien finden', kind: 'Seite' }],
  });
  expect((await meant('/aktien/findr', config))?.pages).toHaveLength(2);
});

it('waits no longer than it may for a slow answer, which then is there for the next', async () => {
  const slow = Promise.withResolvers<void>();
  const { call, meant } = callOf((operation) => slow.promise.then(() => usual(operation)));
  const late = sleep(1_000, 'late');
  expect(await Promise.race([meant('/aktien/Simens', config), late])).toEqual({ text: 'Simens', pages: [] });
  slow.resolve();
  expect((await meant('/aktien/Simens', config))?.pages).toHaveLength(2);
  expect(call).toHaveBeenCalledTimes(2);
});

it('asks the provider for a bounded number of ever new addresses, from wherever they come', async () => {
  const { call, meant } = callOf();
  const answers = await Promise.all(Array.from({ length: 1_000 }, (_, index) => meant(`/aktien/flut${index}`, config)));
  expect(call.mock.calls.length).toBeLessThanOrEqual(130);
  expect(answers.filter((answer) => answer === undefined).length).toBeGreaterThan(900);
});
