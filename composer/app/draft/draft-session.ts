import { replaceEqualDeep } from '@tanstack/react-query';
import type { ConflictOfWindows, DraftState, OperationInput } from '../../api.ts';
import { stepsBetween } from '../../documents/steps-between.ts';
import { merge } from '../../documents/merge.ts';
import type { Operation, Patch } from '../../documents/operation.ts';
import { isSame } from '../../documents/values.ts';
import { CallFault, messageOf } from '../calls/call.ts';
import { applyPatch, isUntouched, joined } from './apply-patch.ts';
import type { PendingEdit } from './stash.ts';

/** State of saving: how much of what the editor sees the server has. */
export type Saving = 'saved' | 'saving' | 'offline';

/** Document as the editor sees it: state of the server plus edits that are not confirmed yet. */
export interface DraftView {
  readonly state: DraftState;
  readonly value: unknown;
  readonly saving: Saving;
}

export interface EditOptions {
  /** Consecutive edits with the same key become one step of undo. */
  readonly joins?: string | undefined;
  /** Conflicts between windows that the editor has yet to resolve. */
  readonly conflicts?: readonly ConflictOfWindows[] | undefined;
}

export interface SessionParts {
  /**
   * Sends edits of this draft.
   * @throws CallFault, or TypeError when the server does not answer
   */
  readonly send: (edit: OperationInput<'changeDraft'>['body']) => Promise<DraftState>;
  readonly store: (version: number, edits: readonly PendingEdit[]) => void;
  /** Shows a message to the editor. */
  readonly notify: (message: string) => void;
}

/** Requests a step of a draft (undo, rebase …) at its current version. */
export type StepOfServer = (draft: Pick<DraftState, 'file' | 'version'>) => Promise<DraftState>;

/** Receives the version that the draft will have once the edit being sent has arrived. */
export type Sent = (version: number) => void;

/** Minimum interval between two requests while typing, in ms. The first edit is sent at once, since the preview waits for it. */
const GAP = 60;
const RETRIES = [500, 1_000, 2_000, 5_000];

interface Queued extends PendingEdit {
  readonly patch: Operation[];
  readonly key: string | undefined;
}

/**
 * Open draft. Edits show at once and are sent to the server one by one; steps of the server (undo, rebase …) wait for them. If another
 * window changed the draft first, edits that still fit are sent again; the editor is notified of the rest.
 */
export class DraftSession {
  #view: DraftView;
  #queue: Queued[] = [];
  #lastKey: string | undefined;
  #sending: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Settles when the last step is done or refused. */
  #steps: Promise<unknown> = Promise.resolve();
  #failures = 0;
  #sentAt = 0;
  readonly #listeners = new Set<() => void>();
  readonly #followers = new Set<Sent>();
  readonly #parts: SessionParts;

  constructor(state: DraftState, parts: SessionParts) {
    this.#view = { state, value: state.value, saving: 'saved' };
    this.#parts = parts;
  }

  readonly view = (): DraftView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Subscribes to edits when they are sent, before the server answers. Returns the unsubscribe function. */
  readonly follow = (sent: Sent): (() => void) => {
    this.#followers.add(sent);
    return () => this.#followers.delete(sent);
  };

  /** Changes the document. Shows the change at once and saves it soon. */
  edit(patch: Patch, { joins, conflicts }: EditOptions = {}): void {
    if (patch.length === 0 && conflicts === undefined) return;
    const value = this.#applied(this.#view.value, patch);
    if (value === undefined) return;
    const last = this.#queue.at(-1);
    const isMore = joins !== undefined && joins === this.#lastKey;
    // The first edit of the queue may already be on its way, so it cannot be joined.
    if (isMore && last !== undefined && last.key === joins && (this.#sending === undefined || this.#queue.length > 1))
      this.#queue = [...this.#queue.slice(0, -1), { ...last, patch: joined(last.patch, patch) }];
    else this.#queue = [...this.#queue, { patch: [...patch], joins: isMore, key: joins, ...(conflicts && { conflicts }) }];
    this.#lastKey = joins;
    this.#store();
    // Sends before rendering, so that rendering does not delay the request.
    this.#schedule();
    this.#show({ value, saving: this.#view.saving === 'offline' ? 'offline' : 'saving' });
  }

  /** Sends all waiting edits. Resolves when the server has everything. @throws TypeError when the server does not answer */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#queue.length > 0) {
      const before = this.#queue.length;
      await this.#pump();
      if (this.#queue.length >= before && this.#view.saving === 'offline') throw new TypeError('offline');
    }
  }

  /** Runs a step on the server after all edits are saved and the previous step is done. @returns the draft after the step */
  step(take: StepOfServer): Promise<DraftState> {
    const step = this.#steps.then(() => this.#step(take));
    this.#steps = step.catch(() => undefined);
    return step;
  }

  async #step(take: StepOfServer): Promise<DraftState> {
    await this.flush();
    this.#lastKey = undefined;
    this.#show({ saving: 'saving' });
    try {
      const { file, version } = this.#view.state;
      const state = await take({ file, version });
      this.#show({ state, value: state.value, saving: 'saved' });
      return state;
    } catch (error) {
      this.#show({ saving: 'saved' });
      const current = stateIn(error);
      if (current !== undefined) this.#show({ state: current, value: current.value });
      throw error;
    }
  }

  /** Takes over a state of the draft from the server. Skips it while edits are waiting, because their answers contain a newer state. */
  adopt(state: DraftState): void {
    if (this.#queue.length > 0 || this.#sending !== undefined) return;
    if (state.version === this.#view.state.version && state.published.revision === this.#view.state.published.revision) return;
    this.#show({ state, value: state.value });
  }

  /** Whether the browser has edits that the server does not have. */
  get isPending(): boolean {
    return this.#queue.length > 0;
  }

  /** Sends all edits at once without waiting for answers, because the tab is being closed. Each edit raises the version by one. */
  leave(): void {
    clearTimeout(this.#timer);
    const { version } = this.#view.state;
    const from = this.#sending === undefined ? 0 : 1;
    for (const [index, edit] of this.#queue.entries())
      if (index >= from) this.#parts.send({ version: version + index, ...pendingIn(edit) }).catch(() => undefined);
  }

  #schedule(): void {
    const first = this.#queue[0];
    if (first === undefined || this.#sending !== undefined) return;
    clearTimeout(this.#timer);
    const isTyped = this.#queue.length === 1 && first.key !== undefined;
    const wait = isTyped ? Math.max(0, this.#sentAt + GAP - Date.now()) : 0;
    if (wait === 0 && this.#failures === 0) void this.#pump();
    else this.#timer = setTimeout(() => void this.#pump(), wait);
  }

  #pump(): Promise<void> {
    this.#sending ??= this.#sendFirst().finally(() => {
      this.#sending = undefined;
      if (this.#failures === 0) this.#schedule();
    });
    return this.#sending;
  }

  async #sendFirst(): Promise<void> {
    const [first] = this.#queue;
    if (first === undefined) return;
    this.#sentAt = Date.now();
    try {
      const { version } = this.#view.state;
      const answer = this.#parts.send({ version, ...pendingIn(first) });
      for (const sent of this.#followers) sent(version + 1);
      const state = await answer;
      this.#failures = 0;
      this.#queue = this.#queue.slice(1);
      this.#takeUp(state);
    } catch (error) {
      const current = stateIn(error);
      if (current !== undefined) return this.#overtaken(current);
      if (error instanceof CallFault && [400, 403, 404, 413, 422].includes(error.status)) return this.#refused(first, error);
      this.#retry();
    }
  }

  /** Shows the server's draft with the edits that it does not have yet on top. */
  #takeUp(state: DraftState): void {
    let value = state.value;
    for (const { patch } of this.#queue) value = this.#applied(value, patch) ?? value;
    this.#show({ state, value, saving: this.#queue.length === 0 ? 'saved' : 'saving' });
    this.#store();
  }

  /**
   * Handles a draft that is newer than this window's state. The newer version may consist of edits of this queue, if their answer was lost
   * or a closed window had sent them. If another window changed the draft, edits of places that it did not touch follow unchanged.
   * Otherwise both versions are merged; where both changed the same field, both values stay until the editor decides.
   */
  #overtaken(current: DraftState): void {
    this.#failures = 0;
    const before = this.#view.state.value;
    const arrived = this.#arrivedIn(current);
    if (arrived > 0) {
      this.#queue = this.#queue.slice(arrived);
      return this.#takeUp(current);
    }
    const fits = this.#queue.every(({ patch }) => patch.every((step) => isUntouched(step, before, current.value)));
    if (!fits) {
      const { value, conflicts } = merge(before, current.value, this.#view.value);
      const patch = stepsBetween([], current.value, value);
      this.#queue = patch.length + conflicts.length > 0 ? [{ patch, joins: false, key: undefined, conflicts }] : [];
      this.#lastKey = undefined;
      if (conflicts.length > 0)
        this.#parts.notify('Ein anderes Fenster hat dieselbe Stelle geändert. Beide Fassungen stehen nebeneinander.');
    }
    this.#takeUp(current);
  }

  /** Number of edits at the start of the queue that the draft contains: each raises the version by one and leads to its value. */
  #arrivedIn(current: DraftState): number {
    const { version, value } = this.#view.state;
    const count = current.version - version;
    if (count < 1 || count > this.#queue.length) return 0;
    try {
      const patches = this.#queue.slice(0, count).map(({ patch }) => patch);
      return isSame(patches.reduce<unknown>(applyPatch, value), current.value) ? count : 0;
    } catch {
      return 0;
    }
  }

  #refused(edit: Queued, error: CallFault): void {
    this.#failures = 0;
    this.#queue = this.#queue.filter((each) => each !== edit);
    this.#parts.notify(error.message);
    this.#takeUp(this.#view.state);
  }

  #retry(): void {
    this.#show({ saving: 'offline' });
    const wait = RETRIES[Math.min(this.#failures, RETRIES.length - 1)];
    this.#failures += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#pump(), wait);
  }

  #applied(value: unknown, patch: Patch): unknown {
    try {
      return applyPatch(value, patch);
    } catch (error) {
      this.#parts.notify(`Die Änderung passt nicht mehr zum Dokument: ${messageOf(error)}`);
      return undefined;
    }
  }

  #store(): void {
    this.#parts.store(this.#view.state.version, this.#queue.map(pendingIn));
  }

  /** Equal parts keep their identity, even inside changed values, so that an answer of the server causes no needless re-render. */
  #show(change: Partial<DraftView>): void {
    const before = this.#view;
    const { state, value } = { ...before, ...change };
    this.#view = {
      ...before,
      ...change,
      state: replaceEqualDeep(before.state, state),
      value: isSame(value, before.value) ? before.value : replaceEqualDeep(before.value, value),
    };
    for (const listener of this.#listeners) listener();
  }
}

function pendingIn({ patch, joins, conflicts }: Queued): PendingEdit {
  return { patch, joins, ...(conflicts !== undefined && { conflicts }) };
}

/** Current state of the draft, which the server sends with a conflict (409). */
function stateIn(error: unknown): DraftState | undefined {
  return error instanceof CallFault && error.status === 409 ? error.draft : undefined;
}
