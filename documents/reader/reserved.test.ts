import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findingAfter, findingsAfter } from './testing/scratch-config.ts';

const inputs = join(import.meta.dirname, '../../tests/fixtures/inputs');
const input = (name: string): string => readFileSync(join(inputs, name), 'utf8');
const page = (route: string): string => input('seite-redaktion-team.yaml').replace('/redaktion/team', route);

describe('an address that the portal answers itself', () => {
  it.each([
    '/redaktion/team',
    '/redaktion',
    '/api/werte',
    '/assets',
    '/bilder/[name]',
    '/health',
    '/ready',
    '/sitemap.xml',
    '/sitemap-news.xml',
    '/sitemap-3.xml',
    '/_next/mehr',
  ])('is no page: %s', (route) => {
    const first = `/${route.split('/')[1]}`;
    expect(findingAfter({ 'pages/team.yaml': page(route) })).toMatchObject({
      rule: 'taken-route',
      file: 'pages/team.yaml',
      path: 'route',
      message: `Unter ${first} antwortet das Portal selbst; diese Seite wäre nie zu sehen.`,
    });
  });

  it.each(['/redaktionsteam', '/team/redaktion', '/sitemap', '/ws-news'])('is not %s', (route) => {
    expect(findingsAfter({ 'pages/team.yaml': page(route) })).toEqual([]);
  });

  it('is no free text, and nothing to be led away from', () => {
    const text = 'slug: redaktion\ntitle: A\ndescription: Eine Probe.\nbody:\n  - { type: paragraph, text: B. }\n';
    expect(findingAfter({ 'content-pages/redaktion.yaml': text })).toMatchObject({ rule: 'taken-route', path: 'slug' });
    const redirect = 'redirects: [{ from: /redaktion/alt, to: /impressum, status: 301 }]\n';
    expect(findingAfter({ 'redirects.yaml': redirect })).toMatchObject({ rule: 'taken-route', path: 'redirects[0].from' });
  });
});

describe('an old address', () => {
  it('is what it was, also with umlauts', () => {
    expect(findingsAfter({ 'redirects.yaml': input('redirects-umlaut.yaml') })).toEqual([]);
  });

  const wrong = (from: string, more = '') =>
    findingAfter({ 'redirects.yaml': `redirects: [${more}{ from: '${from}', to: /impressum, status: 301 }]\n` });

  it.each([
    ['/b%E4r', 'kein Teil einer Adresse, die jemand aufrufen kann', null],
    ['/alt.php?id=3', 'ohne „?“', '/alt.php'],
    ['/a/#b', 'ohne „#“', '/a'],
    ['/über-uns/', 'Schrägstrich zu viel', '/über-uns'],
    ['/über/[name', 'kein gültiger Teil', '/über/[name]'],
  ])('is one that somebody can ask for: %s', (from, says, suggestion) => {
    expect(wrong(from)).toMatchObject({ rule: 'wrong-route', message: expect.stringContaining(says) });
    expect(wrong(from).suggestion ?? null).toBe(suggestion);
  });

  it('is one, however it is written', () => {
    expect(wrong('/%C3%BCber', '{ from: /über, to: /impressum, status: 301 }, ')).toMatchObject({ rule: 'duplicate-route' });
    const round = 'redirects: [{ from: /über, to: /%C3%BCber, status: 301 }]\n';
    expect(findingAfter({ 'redirects.yaml': round })).toMatchObject({ rule: 'redirect-loop' });
  });
});
