import type { DataClass } from '#renderer/render-context.ts';

export interface Lifetime {
  /** Seconds for which caches answer without asking. */
  readonly fresh: number;
  /** Seconds after that in which caches answer with the old page while they fetch the new one. */
  readonly stale: number;
}

/** How long pages live in the caches, by what they show. Prices are shown old by nobody. */
export const cacheLifetimes: Readonly<Record<DataClass, Lifetime>> = {
  quotes: { fresh: 15, stale: 0 },
  content: { fresh: 120, stale: 86_400 },
  static: { fresh: 600, stale: 86_400 },
};

/** A page with holes is shown, but soon tried again. */
export const incompleteLifetime: Lifetime = { fresh: 5, stale: 0 };

/** Exact header for shared caches; browsers revalidate by ETag, which keeps the back/forward cache allowed. */
export function cacheControl({ fresh, stale }: Lifetime): string {
  return `public, max-age=0, s-maxage=${fresh}${stale > 0 ? `, stale-while-revalidate=${stale}` : ''}`;
}

/** The header of a page with holes, which tells it from one that is nearly past its lifetime. */
export const incompleteControl = `${cacheControl(incompleteLifetime)}, proxy-revalidate`;

/** The lifetime that a header of ours gives; undefined for any other. */
export function lifetimeOfHeader(header: string): Lifetime | undefined {
  if (header === incompleteControl) return incompleteLifetime;
  const [, fresh, stale = '0'] = /^public, max-age=0, s-maxage=(\d+)(?:, stale-while-revalidate=(\d+))?$/u.exec(header) ?? [];
  return fresh === undefined ? undefined : { fresh: Number(fresh), stale: Number(stale) };
}

/** The header for a page that was drawn so many seconds ago: caches keep it for what is left of its lifetime. */
export function agedBy(seconds: number, header: string): string {
  const lifetime = header === incompleteControl ? undefined : lifetimeOfHeader(header);
  return lifetime === undefined ? header : cacheControl({ ...lifetime, fresh: Math.max(0, Math.ceil(lifetime.fresh - seconds)) });
}

/** The header for a page that is another one after so many seconds: no cache answers with this one then. */
export function endingIn(seconds: number, header: string): string {
  const lifetime = lifetimeOfHeader(header);
  if (lifetime === undefined || lifetime.fresh + lifetime.stale <= seconds) return header;
  const fresh = Math.min(lifetime.fresh, Math.max(0, Math.floor(seconds)));
  return cacheControl({ fresh, stale: Math.max(0, Math.min(lifetime.stale, Math.floor(seconds) - fresh)) });
}

/** The header for a page whose fresh seconds Next announced; it knows nothing of the stale seconds. */
export function controlOfSeconds(fresh: number): string {
  if (fresh === incompleteLifetime.fresh) return incompleteControl;
  return cacheControl(Object.values(cacheLifetimes).find((lifetime) => lifetime.fresh === fresh) ?? { fresh, stale: 0 });
}
