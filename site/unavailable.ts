import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestNotes {
  unavailable: boolean;
}
const key = Symbol.for('parkett.request-notes');
const shared = globalThis as { [key]?: AsyncLocalStorage<RequestNotes> };
const storage = (shared[key] ??= new AsyncLocalStorage<RequestNotes>());

/** Runs one request; afterwards `unavailable` tells whether the provider could not be reached for its page. */
export function withRequestNotes(run: (notes: Readonly<RequestNotes>) => Promise<void>): Promise<void> {
  const notes: RequestNotes = { unavailable: false };
  return storage.run(notes, () => run(notes));
}

/** Remembers for the request being answered that its page could not be drawn for want of data. */
export function noteUnavailable(): void {
  const notes = storage.getStore();
  if (notes) notes.unavailable = true;
}
