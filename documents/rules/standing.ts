import type { PageRule } from '../generated/types.ts';
import type { Config } from '../reader/config.ts';
import { isEnabled } from './evaluate.ts';
import { momentsIn } from './moments.ts';

/** Documents in force between two consecutive instants at which a page begins or ends. */
interface Standing {
  readonly config: Config;
  readonly begins: number;
  readonly ends: number;
}
const known = new WeakMap<Config, Standing>();

/**
 * Returns the configuration without the pages and microsites outside of their period (`now` in ms since 1970): their addresses are not
 * found then, and generated links do not lead there. Returns the same object while the set of pages is the same.
 */
export function standingAt(config: Config, now: number): Config {
  let standing = known.get(config);
  if (standing === undefined || now < standing.begins || now >= standing.ends) {
    standing = standingOf(config, now);
    known.set(config, standing);
  }
  return standing.config;
}

function standingOf(config: Config, now: number): Standing {
  const rules = [...config.pages, ...config.contentPages, ...config.issuers].flatMap(({ isEnabled: rule }) => rule ?? []);
  if (rules.length === 0) return { config, begins: -Infinity, ends: Infinity };
  const standing = <Page extends { readonly isEnabled?: PageRule }>(pages: readonly Page[]): Page[] =>
    pages.filter((page) => isStanding(page.isEnabled, now));
  const standingPages = {
    pages: standing(config.pages),
    contentPages: standing(config.contentPages),
    issuers: standing(config.issuers),
  };
  return { config: { ...config, ...standingPages }, begins: now, ends: momentsIn(rules, now)[0] ?? Infinity };
}

/** Returns true if a page with this rule is in force at an instant. */
function isStanding(rule: PageRule | undefined, now: number): boolean {
  return isEnabled(rule, { loggedIn: undefined, products: undefined, features: undefined, hasWealthToken: undefined, isApp: false, now });
}
