import type { Redirect } from '#documents/generated/types.ts';
import type { Config } from '#documents/reader/config.ts';
import type { PagePath } from '#documents/routes/path.ts';
import { matchSegments, parseOldPattern, type RoutePattern } from '#documents/routes/pattern.ts';
import { filledTarget } from '#documents/routes/redirect-target.ts';
import { safeHref } from '#documents/rules/safe-href.ts';
import { berlinDay } from '#domain/format/date.ts';
import { isTypedQuery } from './typed-text.ts';

interface RedirectPattern extends RoutePattern {
  readonly redirect: Redirect;
}
const parsed = new WeakMap<Config, readonly RedirectPattern[]>();

/** Target and status of an address that editors have moved. */
export interface FoundRedirect {
  readonly location: string;
  readonly status: Redirect['status'];
  /** Whether the address may contain typed text. */
  readonly isTyped: boolean;
}

/**
 * Finds the redirect of an address on the day of `now` in Berlin.
 * @param search query of the request with its question mark; appended unless the target has a query
 */
export function findRedirect(config: Config, { segments }: PagePath, search: string, now: number): FoundRedirect | undefined {
  const match = matchSegments(patternsOf(config), segments);
  if (match === undefined) return undefined;
  const { redirect } = match.pattern;
  if (!isValid(redirect, now)) return undefined;
  const target = filledTarget(redirect.to, (name) => [match.params[name] ?? []].flat().map(encodeURIComponent).join('/'));
  // Checks the filled-in target too: parameters must not turn it into the address of another host.
  if (safeHref(target) === undefined) return undefined;
  const isTyped = Object.keys(match.params).length > 0 || isTypedQuery(search);
  return { location: inHeader(withSearch(target, search)), status: redirect.status, isTyped };
}

/** Percent-encodes non-ASCII characters, which headers must not contain. */
function inHeader(target: string): string {
  return target.toWellFormed().replaceAll(/[^\u0021-\u007E]/gu, encodeURIComponent);
}

function patternsOf(config: Config): readonly RedirectPattern[] {
  const known = parsed.get(config);
  if (known !== undefined) return known;
  const patterns = config.redirects.redirects.map((redirect) => ({ ...parseOldPattern(redirect.from), redirect }));
  parsed.set(config, patterns);
  return patterns;
}

function isValid({ validFrom, validUntil }: Redirect, now: number): boolean {
  if (validFrom === undefined && validUntil === undefined) return true;
  const today = berlinDay(now);
  return (validFrom === undefined || validFrom <= today) && (validUntil === undefined || today <= validUntil);
}

/** Appends the query of the request, in front of a fragment. */
function withSearch(target: string, search: string): string {
  if (search === '' || target.includes('?')) return target;
  const [path = '', fragment] = target.split('#');
  return `${path}${search}${fragment === undefined ? '' : `#${fragment}`}`;
}
