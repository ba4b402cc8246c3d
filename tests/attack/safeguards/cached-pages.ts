import { edit, type Safeguard } from '../runner/safeguard.ts';

export const safeguards: readonly Safeguard[] = [
  {
    attack: 'cache-by-queries',
    edits: [
      // One cache for all pages, as large as that of variants.
      edit('site/server/page-cache.ts', 'const pages = isVariant ? this.#variants : this.#pages;', 'const pages = this.#pages;'),
      edit('site/server/page-cache.ts', 'pages = 128 * MEGABYTE,', 'pages = 28 * MEGABYTE,'),
    ],
  },
  { attack: 'cache-of-another', edits: [edit('site/server/requests/page-renderer.ts', 'forbidCaching(request, response);', '')] },
];
