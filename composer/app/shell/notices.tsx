import { CloseButton, VisuallyHidden } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';

interface Notice {
  readonly id: number;
  readonly text: string;
  readonly kind: 'told' | 'fault';
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

interface Told {
  readonly announced: string;
  readonly notices: readonly Notice[];
}

let told: Told = { announced: '', notices: [] };
let count = 0;
const listeners = new Set<() => void>();
const change = (next: Partial<Told>): void => {
  told = { ...told, ...next };
  for (const listener of listeners) listener();
};

/** Says something to those who listen instead of looking: moves, steps, what is selected now. */
export function announce(text: string): void {
  // The same sentence twice is news again.
  change({ announced: told.announced === text ? `${text}\u00A0` : text });
}

/** Shows and says something; it stays until it is closed when it is a fault. */
export function notify(text: string, kind: Notice['kind'] = 'told', action?: Notice['action']): void {
  count += 1;
  const id = count;
  change({ notices: [...told.notices.filter((each) => each.text !== text), { id, text, kind, action }].slice(-3) });
}

const close = (id: number): void => change({ notices: told.notices.filter((each) => each.id !== id) });

/** Milliseconds that one needs to read a line. */
const READING = 6_000;

export function Notices() {
  const { announced, notices } = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => told,
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
