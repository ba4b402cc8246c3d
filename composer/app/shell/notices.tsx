import { CloseButton, VisuallyHidden } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';

interface Notice {
  readonly id: number;
  readonly text: string;
  readonly kind: 'info' | 'fault';
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

interface NoticesState {
  readonly announced: string;
  readonly notices: readonly Notice[];
}

let state: NoticesState = { announced: '', notices: [] };
let count = 0;
const listeners = new Set<() => void>();
const change = (next: Partial<NoticesState>): void => {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
};

/** Announces something to screen readers: moves, steps, the selection. */
export function announce(text: string): void {
  // A changed character makes screen readers read the same sentence again.
  change({ announced: state.announced === text ? `${text}\u00A0` : text });
}

/** Shows and announces a message. An error message stays until it is closed. */
export function notify(text: string, kind: Notice['kind'] = 'info', action?: Notice['action']): void {
  count += 1;
  const id = count;
  change({ notices: [...state.notices.filter((each) => each.text !== text), { id, text, kind, action }].slice(-3) });
}

const close = (id: number): void => change({ notices: state.notices.filter((each) => each.id !== id) });

/** Display time of a message, in ms: enough to read one line. */
const READING = 6_000;

export function Notices() {
  const { announced, notices } = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
  return (
    <>
      <VisuallyHidden role="status" aria-live="polite">
        {announced}
      </VisuallyHidden>
      <section className="notices" aria-label="Meldungen" aria-live="polite">
        {notices.map((notice) => (
          <NoticeLine key={notice.id} {...notice} />
        ))}
      </section>
    </>
  );
}

function NoticeLine({ id, text, kind, action }: Notice) {
  useEffect(() => {
    if (kind === 'fault' || action !== undefined) return undefined;
    const timer = setTimeout(() => close(id), READING);
    return () => clearTimeout(timer);
  }, [id, kind, action]);
  return (
    <div className={`notice notice--${kind}`}>
      <span>{text}</span>
      {action && (
        <button
          type="button"
          className="notice__action"
          onClick={() => {
            action.run();
            close(id);
          }}
        >
          {action.label}
        </button>
      )}
      <CloseButton size="sm" aria-label="Meldung schließen" onClick={() => close(id)} />
    </div>
  );
}
