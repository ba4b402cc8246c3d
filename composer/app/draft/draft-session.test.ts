import { describe, expect, it, vi } from 'vitest';
import type { DraftState } from '../../api.ts';
import type { Patch } from '../../documents/operation.ts';
import { CallFault } from '../calls/call.ts';
import { applyPatch } from './apply-patch.ts';
import { DraftSession } from './draft-session.ts';
import type { PendingEdit } from './stash.ts';

/** Body of a request for an edit or a step. */
interface Body {
  readonly version: number;
  readonly patch?: Patch;
  readonly joins?: boolean;
  readonly conflicts?: unknown;
}

/** A server with one draft, which another window can change. */
function server(value: unknown) {
  let state = { file: 'a.yaml', version: 0, value, published: { text: '', revision: 'r' } } as unknown as DraftState;
  const asked: { action: string; patch?: Patch; joins?: boolean; conflicts?: unknown }[] = [];
  const next = (changed: unknown): DraftState => (state = { ...state, version: state.version + 1, value: changed });
  return {
    asked,
    state: () => state,
    change: (patch: Patch) => next(applyPatch(state.value, patch)),
    isAway: false,
    async send({ version, patch, joins, conflicts }: Body, action = 'edits'): Promise<DraftState> {
      await Promise.resolve();
      if (this.isAway) throw new TypeError('fetch failed');
      if (version !== state.version) throw new CallFault(409, { message: 'schneller' }, state);
      asked.push({ action, ...(patch && { patch }), ...(joins !== undefined && { joins }), ...(conflicts !== undefined && { conflicts }) });
      return next(patch === undefined ? state.value : applyPatch(state.value, patch));
    },
  };
}

function opened(value: unknown) {
  const own = server(value);
  const messages: string[] = [];
  const stored: (readonly PendingEdit[])[] = [];
  const session = new DraftSession(own.state(), {
    send: (...request) => own.send(...request),
    store: (_version, edits) => stored.push(edits),
    notify: (message) => messages.push(message),
  });
  const step = (action: string): Promise<DraftState> => session.step(({ version }) => own.send({ version }, action));
  return { own, messages, stored, session, step };
}
const typed = (value: string): Patch => [{ op: 'replace', path: '/title', value }];

describe('an open draft', () => {
  it('shows an edit at once and saves it soon; letters typed on become part of the same step', async () => {
    vi.useFakeTimers();
    const { own, session, stored } = opened({ title: '' });
    for (const text of ['N', 'Ne', 'Neu']) session.edit(typed(text), { joins: '/title' });
    expect(session.view()).toMatchObject({ value: { title: 'Neu' }, saving: 'saving' });
    expect(stored.at(-1)).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(300);
    session.edit(typed('Neue'), { joins: '/title' });
    await vi.advanceTimersByTimeAsync(300);
    // The first letter is sent at once; letters typed while it is on its way are sent together.
    expect(own.asked).toEqual([
      { action: 'edits', patch: typed('N'), joins: false },
      { action: 'edits', patch: typed('Neu'), joins: true },
      { action: 'edits', patch: typed('Neue'), joins: true },
    ]);
    expect(session.view().saving).toBe('saved');
    expect(stored.at(-1)).toEqual([]);
    vi.useRealTimers();
  });
  it('saves what is typed before it takes a step back', async () => {
    const { own, session, step } = opened({ title: '' });
    session.edit(typed('Neu'), { joins: '/title' });
    await step('undo');
    expect(own.asked.map(({ action }) => action)).toEqual(['edits', 'undo']);
  });
  it('takes steps one after the other, however fast they are asked for', async () => {
    const { own, session, step } = opened({ title: '' });
    session.edit(typed('Neu'));
    const states = await Promise.all([step('undo'), step('undo'), step('redo')]);
    expect(own.asked.map(({ action }) => action)).toEqual(['edits', 'undo', 'undo', 'redo']);
    expect(states.map(({ version }) => version)).toEqual([2, 3, 4]);
  });
  it('sends again what fits when another window was faster, and tells of what does not', async () => {
    const { own, session, messages } = opened({ title: 'a', blocks: [{ text: 'x' }], other: { text: 'y' } });
    own.change([{ op: 'replace', path: '/other/text', value: 'fremd' }]);
    session.edit([{ op: 'replace', path: '/blocks/0/text', value: 'mein' }]);
    await session.flush();
    expect(own.state().value).toEqual({ title: 'a', blocks: [{ text: 'mein' }], other: { text: 'fremd' } });
    expect(messages).toEqual([]);
    own.change([{ op: 'add', path: '/blocks/0', value: { text: 'davor' } }]);
    session.edit([{ op: 'remove', path: '/blocks/0' }]);
    await session.flush();
    expect(own.state().value).toEqual({ title: 'a', blocks: [{ text: 'davor' }], other: { text: 'fremd' } });
    expect(session.view().value).toEqual(own.state().value);
    expect(messages).toEqual([]);
  });
  it('keeps both sides of a field that another window has changed too, and everything else', async () => {
    const { own, session, messages } = opened({ title: 'a', lead: 'b', blocks: [{ text: 'x' }] });
    own.change([
      { op: 'replace', path: '/title', value: 'fremd' },
      { op: 'replace', path: '/blocks/0/text', value: 'auch fremd' },
    ]);
    session.edit([
      { op: 'replace', path: '/title', value: 'mein' },
      { op: 'replace', path: '/lead', value: 'auch mein' },
      { op: 'remove', path: '/blocks/0' },
    ]);
    await session.flush();
    expect(own.state().value).toEqual({ title: 'fremd', lead: 'auch mein', blocks: [{ text: 'auch fremd' }] });
    expect(session.view().value).toEqual(own.state().value);
    expect(own.asked.at(-1)?.conflicts).toEqual([{ at: '/title', base: 'a', theirs: 'fremd', mine: 'mein' }]);
    expect(messages.join()).toContain('Beide Fassungen stehen nebeneinander');
  });
  it('goes on behind edits of its own whose answer was lost: nothing is a conflict with itself', async () => {
    const { own, session, messages } = opened({ title: '' });
    const first = own.send.bind(own);
    own.send = async (...request) => {
      own.send = first;
      await first(...request);
      throw new TypeError('connection reset');
    };
    vi.useFakeTimers();
    for (const text of ['N', 'Ne', 'Neu']) session.edit(typed(text), { joins: '/title' });
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    expect(own.state()).toMatchObject({ value: { title: 'Neu' }, version: 2 });
    expect(own.asked.some(({ conflicts }) => conflicts !== undefined)).toBe(false);
    expect(session.view()).toMatchObject({ value: { title: 'Neu' }, saving: 'saved' });
    expect(messages).toEqual([]);
  });
  it('takes what a closed window left behind when its first edits arrive only meanwhile', async () => {
    const { own, session, messages } = opened({ title: '' });
    own.change(typed('N'));
    for (const text of ['N', 'Neu']) session.edit(typed(text));
    await session.flush();
    expect(own.state()).toMatchObject({ value: { title: 'Neu' }, version: 2 });
    expect(messages).toEqual([]);
  });
  it('keeps what the server does not have while it is away, and sends it when it is back', async () => {
    const { own, session, stored } = opened({ title: '' });
    own.isAway = true;
    session.edit(typed('Neu'));
    await expect(session.flush()).rejects.toThrow('offline');
    expect([session.view().saving, session.isPending, stored.at(-1)?.length]).toEqual(['offline', true, 1]);
    own.isAway = false;
    await session.flush();
    expect(own.state().value).toEqual({ title: 'Neu' });
    expect(session.view().saving).toBe('saved');
  });
  it('tells who follows it what version is coming, before that is saved', async () => {
    const { own, session } = opened({ title: '' });
    const coming: number[] = [];
    const end = session.follow((version) => coming.push(version));
    session.edit(typed('Neu'));
    expect([coming, own.asked]).toEqual([[1], []]);
    await session.flush();
    end();
    session.edit(typed('Neuer'));
    await session.flush();
    expect(coming).toEqual([1]);
  });
  it('keeps the objects of all that an answer says the same of', async () => {
    const { session } = opened({ title: '', blocks: [{ text: 'x' }, { text: 'y' }] });
    const blocks = (): readonly unknown[] => (session.view().value as { blocks: unknown[] }).blocks;
    const [first, second] = blocks();
    session.edit([{ op: 'replace', path: '/blocks/1/text', value: 'z' }]);
    await session.flush();
    expect(blocks()).toEqual([{ text: 'x' }, { text: 'z' }]);
    expect(blocks()[0]).toBe(first);
    expect(blocks()[1]).not.toBe(second);
  });
  it('sends everything at once when its tab is closed', async () => {
    const { own, session } = opened({ title: '', text: '' });
    session.edit(typed('Neu'), { joins: '/title' });
    session.edit([{ op: 'replace', path: '/text', value: 'auch' }], { joins: '/text' });
    session.leave();
    await vi.waitFor(() => expect(own.state().value).toEqual({ title: 'Neu', text: 'auch' }));
  });
});
