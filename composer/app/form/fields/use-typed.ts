import { useState } from 'react';

interface Typed {
  readonly text: string;
  /** Value that the field received last. */
  readonly taken: unknown;
  /** Sent values that have not come back yet. */
  readonly pending: readonly unknown[];
}

/**
 * Text in a field during typing. A value from outside replaces it unless it is an echo of text typed here. Echoes may be late, so no letter
 * is lost on a slow connection.
 */
export function useTyped(value: unknown, shown: (value: unknown) => string): readonly [string, (text: string, sent: unknown) => void] {
  const [typed, setTyped] = useState<Typed>(() => ({ text: shown(value), taken: value, pending: [] }));
  const { text, taken, pending } = Object.is(value, typed.taken) ? typed : received(typed, value, shown);
  if (!Object.is(value, typed.taken)) setTyped({ text, taken, pending });
  return [
    text,
    (next, sent) =>
      setTyped((now) => ({
        text: next,
        taken: now.taken,
        pending: Object.is(sent, now.taken) && now.pending.length === 0 ? now.pending : [...now.pending, sent],
      })),
  ];
}

function received({ text, pending }: Typed, value: unknown, shown: (value: unknown) => string): Typed {
  const echo = pending.findIndex((sent) => Object.is(sent, value));
  return echo < 0 ? { text: shown(value), taken: value, pending: [] } : { text, taken: value, pending: pending.slice(echo + 1) };
}
