import type { ReactNode } from 'react';

/** Placeholder of an empty list or table. One German sentence, and the next step if there is one. */
export function EmptyState({ children }: { readonly children: ReactNode }) {
  return <p className="empty-state">{children}</p>;
}
