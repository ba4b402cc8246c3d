import type { DataClass } from '#renderer/render-context.ts';

export interface Lifetime {
  /** Seconds for which caches answer without revalidation. */
  readonly fresh: number;
  /** Additional seconds in which caches may answer with the old page while they fetch the new one. */
  readonly stale: number;
}

/** Lifetimes of pages by data class. Pages with quotes are never served stale. */
export const cacheLifetimes: Readonly<Record<DataClass, Lifetime>> = {
  quotes: { fresh: 15, stale: 0 },
  content: { fresh: 120, stale: 86_400 },
  static: { fresh: 600, stale: 86_400 },
};

/** Lifetime of a page that lacks data: short, so that it is soon retried. */
export const incompleteLifetime: Lifetime = { fresh: 5, stale: 0 };

/** `Cache-Control` for shared caches. Browsers revalidate by ETag, which does not disable the back/forward cache. */
export function cacheControl({ fresh, stale }: Lifetime): string {
  return `public, max-age=0, s-maxage=${fresh}${stale > 0 ? `, stale-while-revalidate=${stale}` : ''}`;
}

/** `Cache-Control` of a page that lacks data, distinguishable from that of a page that is about to expire. */
export const incompleteControl = `${cacheControl(incompleteLifetime)}, proxy-revalidate`;

/** Parses a `Cache-Control` of ours; undefined for any other. */
export function lifetimeOfHeader(header: string): Lifetime | undefined {
  if (header === incompleteControl) return incompleteLifetime;
  const [, fresh, stale = '0'] = /^public, max-age=0, s-maxage=(\d+)(?:, stale-while-revalidate=(\d+))?$/u.exec(header) ?? [];
  return fresh === undefined ? undefined : { fresh: Number(fresh), stale: Number(stale) };
}

/** Shortens the lifetime in a `Cache-Control` by the age of the page in seconds. */
export function agedBy(seconds: number, header: string): string {
  const lifetime = header === incompleteControl ? undefined : lifetimeOfHeader(header);
  return lifetime === undefined ? header : cacheControl({ ...lifetime, fresh: Math.max(0, Math.ceil(lifetime.fresh - seconds)) });
}

/** Limits the lifetime in a `Cache-Control` to the seconds until the content changes. */
export function endingIn(seconds: number, header: string): string {
  const lifetime = lifetimeOfHeader(header);
  if (lifetime === undefined || lifetime.fresh + lifetime.stale <= seconds) return header;
  const fresh = Math.min(lifetime.fresh, Math.max(0, Math.floor(seconds)));
  return cacheControl({ fresh, stale: Math.max(0, Math.min(lifetime.stale, Math.floor(seconds) - fresh)) });
}

/** `Cache-Control` for the fresh seconds that Next announces; Next does not know the stale seconds. */
export function controlOfSeconds(fresh: number): string {
  if (fresh === incompleteLifetime.fresh) return incompleteControl;
  return cacheControl(Object.values(cacheLifetimes).find((lifetime) => lifetime.fresh === fresh) ?? { fresh, stale: 0 });
}
