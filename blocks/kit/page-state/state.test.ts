import { describe, expect, it, vi } from 'vitest';
import { INITIAL, reduce, type PageAction } from './state.ts';
import { createPageStore } from './store.ts';

const after = (...actions: readonly PageAction[]) => actions.reduce(reduce, INITIAL);
const open = (id: string): PageAction => ({ type: 'set tooltip', id, open: true });
const close = (id: string): PageAction => ({ type: 'set tooltip', id, open: false });
const refused = { isFormAction: true, form: 'login', errorCode: 7, statusCode: 422, displayErrorMessage: 'Nein.' } as const;

describe('the state of a page', () => {
  it('[SHELL-083] holds what is open, what calls came to, what was closed, and the parameters of the address', () => {
    expect(INITIAL).toEqual({
      isNavigationOpen: false,
      tooltip: { id: undefined, open: false },
      apiResponse: undefined,
      closedMessages: [],
      queryParams: {},
      isAdLibraryUsable: undefined,
    });
    expect(after({ type: 'set API response', response: refused }).apiResponse).toEqual(refused);
  });

  it.each<[PageAction['type'], readonly PageAction[], object]>([
    [
      'init',
      [
        { type: 'set navigation', open: true },
        { type: 'init', closedMessages: ['a-1'], queryParams: { page: '2' } },
      ],
      { isNavigationOpen: false, closedMessages: ['a-1'], queryParams: { page: '2' } },
    ],
    ['set API response', [{ type: 'set API response', response: refused }], { apiResponse: refused }],
    ['reset API response', [{ type: 'set API response', response: refused }, { type: 'reset API response' }], { apiResponse: undefined }],
    ['set tooltip', [open('omega')], { tooltip: { id: 'omega', open: true } }],
    ['set navigation', [{ type: 'set navigation', open: true }], { isNavigationOpen: true }],
    ['set test of ad library', [{ type: 'set test of ad library', isUsable: false }], { isAdLibraryUsable: false }],
    [
      'close message',
      [
        { type: 'close message', id: 'a-1' },
        { type: 'close message', id: 'a-1' },
      ],
      { closedMessages: ['a-1'] },
    ],
  ])('[SHELL-085] changes by „%s“ in one way, and in nothing else', (_type, actions, change) => {
    expect(after(...actions)).toEqual({ ...INITIAL, ...change });
  });

  it('[SHELL-084] keeps what a call came to, good or bad, until it is reset', () => {
    for (const response of [refused, { isFormAction: false, displaySuccessMessage: 'Gespeichert.' }]) {
      const set = after({ type: 'set API response', response });
      expect(set.apiResponse).toBe(response);
      expect(reduce(set, { type: 'reset API response' }).apiResponse).toBeUndefined();
    }
  });

  it('[SHELL-086] knows one explanation that is open: the last, which only itself can close', () => {
    expect(after(open('omega'), open('delta')).tooltip).toEqual({ id: 'delta', open: true });
    expect(after(open('omega'), open('delta'), close('omega')).tooltip).toEqual({ id: 'delta', open: true });
    expect(after(open('omega'), open('delta'), close('delta')).tooltip).toEqual({ id: undefined, open: false });
  });
});

it('a store tells of changes with what was before, and of nothing that changes nothing', () => {
  const store = createPageStore();
  const watcher = vi.fn<(now: string | undefined, before: string | undefined) => void>();
  store.watch(({ tooltip }, before) => watcher(tooltip.id, before.tooltip.id));
  store.dispatch(open('omega'));
  store.dispatch(close('delta'));
  store.dispatch(open('delta'));
  expect(watcher.mock.calls).toEqual([
    ['omega', undefined],
    ['delta', 'omega'],
  ]);
});
