import { replaceEqualDeep } from '@tanstack/react-query';
import type { ConflictOfWindows, DraftState, OperationInput } from '../../api.ts';
import { stepsBetween } from '../../documents/steps-between.ts';
import { merge } from '../../documents/merge.ts';
import type { Operation, Patch } from '../../documents/operation.ts';
import { isSame } from '../../documents/values.ts';
import { CallFault, messageOf } from '../calls/call.ts';
import { applyPatch, isUntouched, joined } from './apply-patch.ts';
import type { PendingEdit } from './stash.ts';

/** How far the server has what the editor sees. */
export type Saving = 'saved' | 'saving' | 'offline';

/** A document as the editor sees it: what the server has, with the edits that are on their way. */
export interface DraftView {
  readonly state: DraftState;
  readonly value: unknown;
  readonly saving: Saving;
}

export interface EditOptions {
  /** Edits with the same name one after the other become one step. */
  readonly joins?: string | undefined;
  /** Conflicts between windows that the editor still has to decide. */
  readonly conflicts?: readonly ConflictOfWindows[] | undefined;
}

export interface SessionParts {
  /** Sends edits of this draft. @throws CallFault, or TypeError when nobody answers */
  readonly send: (edit: OperationInput<'changeDraft'>['body']) => Promise<DraftState>;
  readonly store: (version: number, edits: readonly PendingEdit[]) => void;
  /** Told what the editor has to know. */
  readonly notify: (message: string) => void;
}

/** Asks the server for a step of a draft at its version. */
export type StepOfServer = (draft: Pick<DraftState, 'file' | 'version'>) => Promise<DraftState>;

/** Told which version the draft will have when what is just being sent has arrived. */
export type Sent = (version: number) => void;

/** Milliseconds between two letters that are sent; those in between go together. The first one goes at once: the preview waits for it. */
const GAP = 60;
const RETRIES = [500, 1_000, 2_000, 5_000];

interface Queued extends PendingEdit {
  readonly patch: Operation[];
  readonly key: string | undefined;
}

/**
 * One open draft. Edits show at once and go to the server one after the other; steps of the server (undo, rebase …) wait for them.
 * When another window of the editor was faster, what still fits is sent again, the rest is told.
 */
export class DraftSession {
  #view: DraftView;
  #queue: Queued[] = [];
  #lastKey: string | undefined;
  #sending: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Settled when the last step is taken or refused. */
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

  /** Follows edits before they are saved: whoever asks the server for what comes of them need not wait for its answer. */
  readonly follow = (sent: Sent): (() => void) => {
    this.#followers.add(sent);
    return () => this.#followers.delete(sent);
  };

  /** Changes the document: seen at once, saved soon. */
  edit(patch: Patch, { joins, conflicts }: EditOptions = {}): void {
    if (patch.length === 0 && conflicts === undefined) return;
    const value = this.#applied(this.#view.value, patch);
    if (value === undefined) return;
    const last = this.#queue.at(-1);
    const isMore = joins !== undefined && joins === this.#lastKey;
    // The first of the queue may be on its way.
    if (isMore && last !== undefined && last.key === joins && (this.#sending === undefined || this.#queue.length > 1))
      this.#queue = [...this.#queue.slice(0, -1), { ...last, patch: joined(last.patch, patch) }];
    else this.#queue = [...this.#queue, { patch: [...patch], joins: isMore, key: joins, ...(conflicts && { conflicts }) }];
    this.#lastKey = joins;
    this.#store();
    // On its way before anything is rendered.
    this.#schedule();
    this.#show({ value, saving: this.#view.saving === 'offline' ? 'offline' : 'saving' });
  }

  /** Sends what waits. Resolves when the server has everything. @throws when nobody answers */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#queue.length > 0) {
      const before = this.#queue.length;
      await this.#pump();
      if (this.#queue.length >= before && this.#view.saving === 'offline') throw new TypeError('offline');
    }
  }

  /** A step that the server takes: everything is saved before, and the step before it is taken. @returns the draft then */
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

  /** Takes the draft as the server tells it, unless edits are on their way, which tell it themselves. */
  adopt(state: DraftState): void {
    if (this.#queue.length > 0 || this.#sending !== undefined) return;
    if (state.version === this.#view.state.version && state.published.revision === this.#view.state.published.revision) return;
    this.#show({ state, value: state.value });
  }

  /** Whether the browser has something that the server has not. */
  get isPending(): boolean {
    return this.#queue.length > 0;
  }

  /** Sends everything at once without waiting for answers: the tab is being closed. Each change counts the version by one. */
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

  /** The server's draft with the edits that it does not have yet. */
  #takeUp(state: DraftState): void {
    let value = state.value;
    for (const { patch } of this.#queue) value = this.#applied(value, patch) ?? value;
    this.#show({ state, value, saving: this.#queue.length === 0 ? 'saved' : 'saving' });
    this.#store();
  }

  /**
   * The draft has gone on. What made it go on may be edits of this queue: their answer was lost, or a closed window had sent them.
   * If another window was faster, edits of places that it has not touched follow as they are; others would hit the wrong thing: what
   * both have made comes together, and of one field both sides are kept until the editor decides.
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

  /** How many of the first edits the draft has already: each counts the version by one, and together they give its value. */
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

  /** Equal parts keep their identity, also inside of changed values, so that an answer of the server causes no needless rendering. */
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

/** The draft as it is now, which the server sends when another window was faster. */
function stateIn(error: unknown): DraftState | undefined {
  return error instanceof CallFault && error.status === 409 ? error.draft : undefined;
}
