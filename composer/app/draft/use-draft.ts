import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { DraftState } from '../../api.ts';
import { call } from '../calls/call.ts';
import { queries } from '../calls/queries.ts';
import { notify } from '../shell/notices.tsx';
import { DraftSession, type DraftView } from './draft-session.ts';
import { createStash, type Stash } from './stash.ts';

/** Opens a draft until the component unmounts. Restores edits that another window could not save, and leaves nothing unsaved behind. */
export function useDraftSession(first: DraftState): DraftSession {
  const client = useQueryClient();
  const { file } = first;
  const { session, stash } = useMemo(
    () => {
      const ownStash = createStash(file);
      const opened = new DraftSession(first, {
        send: (edit) => call('changeDraft', { path: { file }, body: edit }),
        store: ownStash.store,
        notify: (message) => notify(message, 'fault'),
      });
      void takeUpLeft(opened, ownStash);
      return { session: opened, stash: ownStash };
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a draft is opened once; what the server tells later comes in by `adopt`
    [file],
  );
  useEffect(() => {
    const controller = new AbortController();
    void stash.whenOthersGo(() => void takeUpLeft(session, stash), controller.signal);
    return () => controller.abort();
  }, [session, stash]);
  useEffect(() => {
    const leave = (): void => session.leave();
    const guard = (event: BeforeUnloadEvent): void => {
      if (session.isPending && session.view().saving === 'offline') event.preventDefault();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('beforeunload', guard);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('beforeunload', guard);
      void savedAndTold(session, client);
    };
  }, [client, file, session]);
  return session;
}

async function takeUpLeft(session: DraftSession, stash: Stash): Promise<void> {
  const edits = await stash.left(session.view().state.version);
  for (const { patch, conflicts } of edits) session.edit(patch, { conflicts });
  if (edits.length > 0) notify('Was beim letzten Mal nicht mehr gesichert wurde, ist wieder da.');
}

/** Sends all edits when the screen closes, then refreshes the list of documents. */
async function savedAndTold(session: DraftSession, client: QueryClient): Promise<void> {
  await session.flush().catch(() => session.leave());
  const { state } = session.view();
  client.setQueryData(queries.draft(state.file).queryKey, state);
  await Promise.all([client.invalidateQueries(queries.documents), client.invalidateQueries({ queryKey: ['layouts'] })]);
}

export function useDraftView(session: DraftSession): DraftView {
  return useSyncExternalStore(session.subscribe, session.view);
}

/** Reads one primitive value of a draft. The component re-renders only when this value changes. */
export function useDraftPart<T extends string | number | boolean | null>(session: DraftSession, pick: (view: DraftView) => T): T {
  return useSyncExternalStore(session.subscribe, () => pick(session.view()));
}
