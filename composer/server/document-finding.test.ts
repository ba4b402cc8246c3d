import { describe, expect, it } from 'vitest';
import { showPath, type DocumentPath } from '#documents/reader/path.ts';
import { pathShown } from './document-finding.ts';

describe('the place of a finding', () => {
  it.each([
    [[], {}],
    [['body', 'main', 2, 'range'], {}],
    [['subPages', 'chart', 'body', 'top', 0], { subPages: { chart: {} } }],
    [['with', 'a.b', 0, 'c'], { with: { a: 1, 'a.b': [{ c: 1 }] } }],
    [['rows', 1, 2], { rows: [[], [1, 2, 3]] }],
  ] as const)('is read as it is shown: %j', (path: DocumentPath, value) => {
    expect(pathShown(showPath(path), value)).toEqual(path);
  });
});
