import type { PageDocument } from '../../generated/types.ts';
import type { Fault } from '../fault.ts';
import type { DocumentPath } from '../path.ts';

/** Where a page contradicts what it says about for whom it is. */
export function audienceFaults({ audience = 'public', access, subPages = {}, ...page }: PageDocument): Fault[] {
  if (audience === 'public') return access === undefined ? [] : [accessOfPublic];
  const named = Object.entries(subPages).map(([name, subPage]) => ({ path: ['subPages', name], ...subPage }));
  return [{ path: [], ...page }, ...named].flatMap(({ path, rendering, robots }) => [
    ...(rendering === 'cached' ? [cachedPrivate([...path, 'rendering'])] : []),
    ...(robots === 'index' ? [indexedPrivate([...path, 'robots'])] : []),
  ]);
}

const accessOfPublic: Fault = {
  rule: 'contradicting-audience',
  path: ['access'],
  part: 'key',
  message: 'Eine öffentliche Seite ist für alle dieselbe und kann niemanden ausschließen.',
  expected: '„audience: private“, oder kein „access“',
};

function cachedPrivate(path: DocumentPath): Fault {
  const message = 'Eine private Seite wird je Aufruf mit der Sitzung gezeichnet; aus einem Zwischenspeicher sähen sie andere.';
  return { rule: 'contradicting-audience', path, part: 'value', message, expected: '„request“', suggestion: 'request' };
}

function indexedPrivate(path: DocumentPath): Fault {
  const message = 'Eine private Seite gehört in keine Suchmaschine.';
  return { rule: 'contradicting-audience', path, part: 'value', message, expected: '„noindex“', suggestion: 'noindex' };
}
