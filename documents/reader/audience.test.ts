import { describe, expect, it } from 'vitest';
import { findingAfter, findingsAfter } from './testing/scratch-config.ts';

/** Page of the legal notice with other facts about its audience. */
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

it('a page about what belongs to somebody is private', () => {
  const list = `route: /liste/[id]
title: '{watchlist.name}'
description: Eine Liste.
dataClass: content
rendering: request
robots: noindex
subject: { kind: watchlist, parameter: id }
body: { main: [{ type: page-intro, headline: Liste }] }
`;
  expect(findingsAfter({ 'pages/liste.yaml': `audience: private\n${list}` })).toEqual([]);
  const finding = findingAfter({ 'pages/liste.yaml': list });
  expect([finding.rule, finding.path, finding.message]).toEqual([
    'contradicting-audience',
    'subject.kind',
    'Eine Seite über eine Watchlist gehört dem, der sie aufruft; eine öffentliche ist für alle dieselbe.',
  ]);
});

describe('the audience of a sub-page', () => {
  /** Page of a share with one more fact about a sub-page of its own. */
  const subPage = (facts: string) => ({
    'pages/aktien/snapshot.yaml': (text: string) =>
      `${text}\nsubPages:\n  orderbuch:\n    title: Orderbuch\n    audience: private\n    ${facts}\n    body: { main: [{ type: performance-table }] }\nsubject: { subPages: [handelsplaetze, chart, historische-kurse, orderbuch] }\n`,
  });

  it('may be private on a page for everyone', () => {
    expect(findingsAfter(subPage('label: Orderbuch'))).toEqual([]);
  });
  it.each([
    ['rendering: cached', 'rendering'],
    ['robots: index', 'robots'],
  ])('contradicts nothing else that it says: %s', (facts, key) => {
    const finding = findingAfter(subPage(facts));
    expect([finding.rule, finding.path]).toEqual(['contradicting-audience', `subPages.orderbuch.${key}`]);
  });
});
