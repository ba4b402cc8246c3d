import type { PageDocument } from '../../generated/types.ts';
import type { Fault } from '../fault.ts';
import type { DocumentPath } from '../path.ts';
import { subjectTraits } from '../schema-tree.ts';

/** Reports contradictions between a page and its own audience. */
export function audienceFaults({ audience = 'public', access, subPages = {}, subject, ...page }: PageDocument): Fault[] {
  const named = Object.entries(subPages).map(([name, subPage]) => ({ path: ['subPages', name], ...subPage }));
  const isPublic = audience === 'public';
  const drawnForOne = isPublic ? named.filter((subPage) => subPage.audience === 'private') : [{ path: [], ...page }, ...named];
  const faults = drawnForOne.flatMap(({ path, rendering, robots }) => [
    ...(rendering === 'cached' ? [cachedPrivate([...path, 'rendering'])] : []),
    ...(robots === 'index' ? [indexedPrivate([...path, 'robots'])] : []),
  ]);
  const isOfSomebody = subject !== undefined && subjectTraits(subject.kind).isPrivate;
  return [
    ...(isPublic && access !== undefined ? [accessOfPublic] : []),
    ...(isPublic && isOfSomebody ? [publicSubject(subject.kind)] : []),
    ...faults,
  ];
}

const accessOfPublic: Fault = {
  rule: 'contradicting-audience',
  path: ['access'],
  part: 'key',
  message: 'Eine öffentliche Seite ist für alle dieselbe und kann niemanden ausschließen.',
  expected: '„audience: private“, oder kein „access“',
};

function publicSubject(kind: string): Fault {
  return {
    rule: 'contradicting-audience',
    path: ['subject', 'kind'],
    part: 'value',
    message: `Eine Seite über ${subjectTraits(kind).about} gehört dem, der sie aufruft; eine öffentliche ist für alle dieselbe.`,
    expected: 'eine Seite mit „audience: private“',
  };
}

function cachedPrivate(path: DocumentPath): Fault {
  const message = 'Eine private Seite wird je Aufruf mit der Sitzung gezeichnet; aus einem Zwischenspeicher sähen sie andere.';
  return { rule: 'contradicting-audience', path, part: 'value', message, expected: '„request“', suggestion: 'request' };
}

function indexedPrivate(path: DocumentPath): Fault {
  const message = 'Eine private Seite gehört in keine Suchmaschine.';
  return { rule: 'contradicting-audience', path, part: 'value', message, expected: '„noindex“', suggestion: 'noindex' };
}
