import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOMS = ['domain', 'documents', 'entrance', 'client', 'gateway', 'blocks', 'renderer', 'site', 'market', 'provider'];

/** Folders of build output, which are not read: a build may be in progress. */
const BUILT = new Set(['.next', 'public', 'node_modules']);
/** Sources of the product with everything that a visitor may reach, excluding tests, generated files and builds. */
const sources = ROOMS.flatMap((room) =>
  globSync('**/*.{ts,tsx}', { cwd: room, exclude: (name) => BUILT.has(basename(name)) })
    .filter((name) => !/\.test\.|testing|generated\//u.test(name))
    .map((name) => ({ file: join(room, name), text: readFileSync(join(room, name), 'utf8') })),
);

const holding = (what: RegExp): string[] => sources.filter(({ text }) => what.test(text)).map(({ file }) => file);

describe('No source of the product', () => {
  it.each([
    ['starts a process', /child_process/u],
    ['runs text as code', /new Function\(|(?<![\w.])eval\(|node:vm/u],
    ['takes a certificate that is not valid', /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/u],
    ['reads HTTP more loosely than Node does', /insecureHTTPParser/u],
    ['reads XML', /parseFromString\([^)]*xml|xml2js|fast-xml-parser/u],
    ['encrypts by itself', /createCipher|createDecipher|subtle\.encrypt/u],
    ['hashes with MD5', /createHash\('md5'/u],
    ['listens to messages of other windows', /window\.addEventListener\('message'/u],
  ])('%s', (_what, pattern) => {
    expect(holding(pattern)).toEqual([]);
  });
});

describe('Only these sources', () => {
  it.each([
    [
      'write HTML as it stands: the sanitiser, what React drew before, fixed scripts, and what helps with an unknown address',
      /dangerouslySetInnerHTML|\.innerHTML\s*=/u,
      [
        'blocks/kit/text/rich-text.tsx',
        'blocks/kit/island.tsx',
        'renderer/status-page.tsx',
        'site/document/',
        'site/gallery/gallery.tsx',
        'site/islands/hydrate.tsx',
      ],
    ],
    [
      'use chance that can be guessed: pauses, and which errors are reported',
      /Math\.random/u,
      [
        'gateway/',
        'provider/transport/ws/index.ts',
        'provider/services/accounts/work-places.ts',
        'site/reports/report-error.ts',
        'site/islands/report-island.ts',
      ],
    ],
    ['use SHA-1: names of versions in caches', /createHash\('sha1'/u, ['site/server/page-cache.ts', 'provider/transport/http/']],
    [
      'read a page: the finder, what opens for its user, what is asked for again and the Privacy Center their own, which they fetched from its own address',
      /DOMParser/u,
      [
        'blocks/finder/finder/instant.ts',
        'blocks/kit/session/open-content.ts',
        'site/islands/refresh.ts',
        'blocks/portal/privacy-center/page.ts',
      ],
    ],
    [
      'use the store of the browser: what cookies.yaml tells visitors',
      /localStorage|sessionStorage|indexedDB/u,
      [
        'blocks/article/article-header/reading-places.ts',
        'blocks/external/external-content/gates.ts',
        'blocks/kit/live/page-prices.ts',
        'blocks/kit/page-state/closed-messages.ts',
        'blocks/kit/session/',
        'blocks/shell/search-box/recent.ts',
        'blocks/shell/search-box/shortcuts.ts',
        'site/document/inline-scripts.ts',
        'site/islands/hydrate.tsx',
        'site/islands/start-scripts.ts',
        'blocks/shell/search-box/page.ts',
      ],
    ],
  ])('%s', (_what, pattern, allowed) => {
    const found = holding(pattern);
    expect(found.filter((file) => !allowed.some((place) => file.startsWith(place)))).toEqual([]);
    expect(allowed.filter((place) => !found.some((file) => file.startsWith(place)))).toEqual([]);
  });
});
