import { describe, expect, it } from 'vitest';
import { findingAfter, findingsAfter } from './testing/scratch-config.ts';

/** The legal notice with other facts about its audience. */
const page = (facts: string) => ({
  'pages/impressum.yaml': (text: string) =>
    text.replace(/^(rendering|robots): .*\n/gmu, '').replace(/^dataClass:/mu, `${facts}\ndataClass:`),
});

describe('the audience of a page', () => {
  it('may be private, for anyone or for the logged in', () => {
    expect(findingsAfter(page('audience: private\nrendering: request\nrobots: noindex'))).toEqual([]);
    expect(findingsAfter(page('audience: private\naccess: { loggedIn: true }\nrendering: request\nrobots: noindex'))).toEqual([]);
  });
  it.each([
    ['audience: private\nrendering: cached\nrobots: noindex', 'rendering', 'request'],
    ['audience: private\nrendering: request\nrobots: index', 'robots', 'noindex'],
    ['access: { loggedIn: true }\nrendering: request\nrobots: noindex', 'access', undefined],
  ])('contradicts nothing else in the document: %j', (facts, path, suggestion) => {
    const finding = findingAfter(page(facts));
    expect([finding.rule, finding.path, finding.suggestion]).toEqual(['contradicting-audience', path, suggestion]);
  });
});
