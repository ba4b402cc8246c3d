import type { DataClass } from '#renderer/render-context.ts';

export interface Lifetime {
  /** Seconds for which caches answer without asking. */
  readonly fresh: number;
  /** Seconds after that in which caches answer with the old page while they fetch the new one. */
  readonly stale: number;
}

/** How long pages live in the caches, by what they show. */
export const cacheLifetimes: Readonly<Record<DataClass, Lifetime>> = {
  quotes: { fresh: 15, stale: 60 },
  content: { fresh: 120, stale: 86_400 },
  static: { fresh: 600, stale: 86_400 },
};

/** A page with holes is shown, but soon tried again. */
export const incompleteLifetime: Lifetime = { fresh: 5, stale: 0 };

/** Exact header for shared caches; browsers revalidate by ETag, which keeps the back/forward cache allowed. */
export function cacheControl({ fresh, stale }: Lifetime): string {
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`;
}

/** The header for a page that is another one after so many seconds: no cache answers with this one then. */
export function endingIn(seconds: number, header: string): string {
  return header.replace(/s-maxage=(\d+), stale-while-revalidate=(\d+)/u, (_, ...[fresh, stale]: string[]) => {
    const left = Math.min(Number(fresh), Math.max(0, Math.floor(seconds)));
    return `s-maxage=${left}, stale-while-revalidate=${Math.max(0, Math.min(Number(stale), Math.floor(seconds) - left))}`;
  });
}

/** The lifetime whose fresh seconds Next announced; Next knows nothing of the stale seconds. */
export function lifetimeOfSeconds(fresh: number): Lifetime {
  return Object.values(cacheLifetimes).find((lifetime) => lifetime.fresh === fresh) ?? { fresh, stale: 0 };
}
