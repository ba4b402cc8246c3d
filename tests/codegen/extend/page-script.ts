import type { Addition } from './addition.ts';

/** A script for pages with the block: it counts how often visitors open a term. */
export const pageScript: Addition = {
  creates: {
    'blocks/market/term-definition/page.ts': `export const when = 'near .term-definition *';

/** Says at the page's root how much happened at a term while this was fetched. */
export function start(missed: readonly Event[]): void {
  document.documentElement.dataset['terms'] = String(missed.length);
}
`,
  },
};
