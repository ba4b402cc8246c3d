import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareSpecificity, matchRoute, parsePattern, PatternError, patternShape, routeMatcher } from './pattern.ts';

const routes = (...patterns: string[]) => patterns.map(parsePattern);
const matched = (patterns: string[], path: string) => matchRoute(routes(...patterns), path)?.pattern.pattern;

describe('precedence', () => {
  it.each([
    ['/depots/konten', ['/depots/[id]', '/depots/konten']],
    ['/depots/hinzufuegen/manuell', ['/depots/[id]/hinzufuegen', '/depots/[id]/[tab]', '/depots/hinzufuegen/manuell']],
    ['/aktien/finder', ['/aktien/[...snapshot]', '/aktien/finder']],
    ['/derivate/finder', ['/derivate/[...index]', '/derivate/finder']],
    ['/agb', ['/[slug]', '/agb']],
    ['/premium/basic', ['/premium/[product]', '/premium/basic']],
  ])('[ROUTE-001] %s is served by its static route, in any order of the routes', (path, patterns) => {
    expect(matched(patterns, path)).toBe(path);
    expect(matched(patterns.toReversed(), path)).toBe(path);
  });

  it('[ROUTE-001] a dynamic segment wins over a catch-all', () => {
    expect(matched(['/derivate/[...snapshot]', '/derivate/[type]/vergleich'], '/derivate/knock-outs/vergleich')).toBe(
      '/derivate/[type]/vergleich',
    );
    expect(matched(['/realtime/[...all]', '/realtime/[alias]'], '/realtime/DAX')).toBe('/realtime/[alias]');
  });

  it('[ROUTE-001] a catch-all serves what no narrower route matches', () => {
    expect(matched(['/aktien/[...snapshot]', '/aktien/finder'], '/aktien/SAP-Aktie-DE0007164600')).toBe('/aktien/[...snapshot]');
    expect(matched(['/aktien/[...snapshot]', '/aktien/finder'], '/aktien/finder/mehr')).toBe('/aktien/[...snapshot]');
  });

  it('the route that ends wins over one that goes on optionally', () => {
    expect(matched(['/index/[[...rest]]', '/index'], '/index')).toBe('/index');
  });

  it('comparison is antisymmetric', () => {
    const segment = fc.constantFrom('a', 'b', '[x]', '[...x]', '[[x]]', '[[...x]]');
    fc.assert(
      fc.property(segment, segment, (left, right) => {
        const [a, b] = [parsePattern(`/s/${left}`), parsePattern(`/s/${right}`)];
        expect(Math.sign(compareSpecificity(a, b)) + Math.sign(compareSpecificity(b, a))).toBe(0);
      }),
    );
  });
});

describe('optional and catch-all segments', () => {
  it('[ROUTE-002] an optional catch-all matches with and without the segment', () => {
    const [route] = routes('/whitelabels/forum2/[[...index]]');
    expect(matchRoute([route!], '/whitelabels/forum2')?.params).toEqual({ index: [] });
    expect(matchRoute([route!], '/whitelabels/forum2/a')?.params).toEqual({ index: ['a'] });
    expect(matchRoute([route!], '/whitelabels/forum2/a/b')?.params).toEqual({ index: ['a', 'b'] });
    expect(matchRoute([route!], '/whitelabels')).toBeUndefined();
  });

  it('[ROUTE-002] a catch-all matches one or more segments, never none', () => {
    const [route] = routes('/aktien/[...snapshot]');
    expect(matchRoute([route!], '/aktien')).toBeUndefined();
    expect(matchRoute([route!], '/aktien/SAP')?.params).toEqual({ snapshot: ['SAP'] });
    expect(matchRoute([route!], '/aktien/chart/SAP')?.params).toEqual({ snapshot: ['chart', 'SAP'] });
  });

  it('an optional single segment matches none or one', () => {
    const [route] = routes('/liste/[issuerAlias]/[[tabAlias]]');
    expect(matchRoute([route!], '/liste/rheinhandel')?.params).toEqual({ issuerAlias: 'rheinhandel' });
    expect(matchRoute([route!], '/liste/rheinhandel/gold')?.params).toEqual({ issuerAlias: 'rheinhandel', tabAlias: 'gold' });
    expect(matchRoute([route!], '/liste/rheinhandel/gold/mehr')).toBeUndefined();
  });
});

describe('paths', () => {
  it('matches the home page only by its own route', () => {
    expect(matched(['/', '/[slug]'], '/')).toBe('/');
    expect(matchRoute(routes('/[slug]'), '/')).toBeUndefined();
  });

  it('decodes segments and ignores one slash at the end', () => {
    expect(matchRoute(routes('/[slug]'), '/%C3%B6l/')?.params).toEqual({ slug: 'öl' });
  });

  it.each(['', 'aktien', '//', '//aktien', '/aktien//x', '/%E0%A4%A'])('the malformed path „%s“ matches nothing', (path) => {
    expect(matchRoute(routes('/', '/[[...all]]'), path)).toBeUndefined();
  });
});

describe('parsing', () => {
  it.each(['aktien', '/a/[', '/a//b', '/a/[...x]/b', '/a/[[x]]/b', '/[x]/[x]', '/a b', '/a/'])('refuses „%s“ with a reason', (pattern) => {
    expect(() => parsePattern(pattern)).toThrow(PatternError);
  });

  it('gives patterns that match the same paths the same shape', () => {
    expect(patternShape(parsePattern('/a/[x]'))).toBe(patternShape(parsePattern('/a/[y]')));
    expect(patternShape(parsePattern('/a/[x]'))).not.toBe(patternShape(parsePattern('/a/[...x]')));
  });
});

describe('a matcher of many patterns', () => {
  const segment = fc.constantFrom('a', 'b', '[x]', '[y]');
  const last = fc.constantFrom('a', 'b', '[z]', '[[z]]', '[...z]', '[[...z]]');
  const pattern = fc.tuple(fc.array(segment, { maxLength: 2 }), last).map(([parts, end]) => `/${[...new Set(parts), end].join('/')}`);
  const path = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);

  it('finds what a look at each of them finds', () => {
    fc.assert(
      fc.property(fc.array(pattern, { maxLength: 8 }), path, (patterns, asked) => {
        const all = routes('/', ...patterns);
        expect(routeMatcher(all)(asked)).toEqual(matchRoute(all, asked));
      }),
    );
  });
});
