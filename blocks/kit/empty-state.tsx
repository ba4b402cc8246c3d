import type { ReactNode } from 'react';

/** Stands where a list or table has nothing to show. One German sentence, and what to do next if there is something. */
export function EmptyState({ children }: { readonly children: ReactNode }) {
  return <p className="empty-state">{children}</p>;
}
