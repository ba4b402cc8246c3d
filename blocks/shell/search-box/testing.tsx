import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Schema } from '#client/operations.ts';
import { createQueryClient } from '#client/query-client.ts';
import { SearchField } from './search-field.tsx';

export const instrument = (name: string, wkn: string): Schema<'Instrument'> => ({
  type: 'Instrument',
  entityType: 'STOCK',
  entityValue: wkn,
  name,
  urlName: name,
  wkn,
  displayType: 'Aktie',
  urls: { WEBSITE: `/aktien/${name}-Aktie` },
});
export const many = Array.from({ length: 7 }, (_, index) => instrument(`Wert${index}`, `10000${index}`));
export const sponsored: Schema<'SearchSponsoring'> = {
  customer: { id: 7002, shortName: 'Talmark', longName: 'Talmark GmbH' },
  derivativeTypeName: 'Knock-outs',
  underlying: instrument('Wert0', '100000'),
  longLeverageLinks: [{ name: 'Hebel 5', url: '/derivate/lang' }],
  shortLeverageLinks: [{ name: 'Hebel 7', url: '/derivate/kurz' }],
};

function suggestions(): Response {
  return Response.json({ searchValue: '', list: many });
}
function nothing(): Response {
  return Response.json({});
}

interface Asked {
  readonly url: string;
  readonly body: unknown;
}
/** Recorded requests of the browser. */
export const asked: Asked[] = [];
/** Answers to requests; a test may replace them. */
export const answers = { query: suggestions, sponsoring: nothing };
export const assign = vi.fn();
export const to = (part: string): Asked[] => asked.filter(({ url }) => url.includes(part));
export const reported = (): unknown[] => to('/scapa/data').map(({ body }) => (body as Schema<'ScapaData'>).eventAction);

/** Sets up a page with recorded requests and fake timers. */
export function useSearchPage(): void {
  // Imported in advance: on a busy machine the first import takes longer than any test waits.
  beforeAll(() => import('../../kit/hits.ts'));
  beforeEach(() => {
    asked.length = 0;
    Object.assign(answers, { query: suggestions, sponsoring: nothing });
    localStorage.clear();
    assign.mockClear();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    vi.stubGlobal('location', { assign, pathname: '/aktien' });
    // Dialogs of the test DOM do not move the focus into themselves when they open, as browsers do.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
      this.querySelector<HTMLElement>(this.querySelector('[autofocus]') === null ? 'input, button' : '[autofocus]')?.focus();
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
    vi.stubGlobal('fetch', async (url: string | URL, init?: RequestInit) => {
      asked.push({ url: String(url), body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
      if (String(url).includes('/query')) return answers.query();
      if (String(url).includes('/sponsoring')) return answers.sponsoring();
      if (String(url).includes('most_searched')) return Response.json({ total: 1, list: [instrument('Oft', '200000')] });
      return new Response(null, { status: 204 });
    });
  });
  afterEach(() => {
    cleanup();
    document.body.innerHTML = '';
  });
}

/** Advances the fake clock, then lets React render and pending responses be read, which takes turns of the real event loop. */
export async function wait(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  for (let turns = 0; turns < 6; turns += 1) {
    await act(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(0);
    });
  }
}
export const field = () => screen.getByRole<HTMLInputElement>('combobox');
export const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
let turn = 0;
export const fresh = (start = 'wert') => `${start}${(turn += 1)}`;

export const show = (isDialog = false) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SearchField places={{ start: '/suche', results: '/suche/*' }} isDialog={isDialog} />
    </QueryClientProvider>,
  );
export async function focus(): Promise<void> {
  show();
  fireEvent.focus(field());
  await wait(0);
}
export async function type(text: string, rest = 600): Promise<void> {
  fireEvent.change(field(), { target: { value: text } });
  await wait(rest);
}
export const press = (key: string) => fireEvent.keyDown(field(), { key });
export const enter = () => fireEvent.submit(field());
