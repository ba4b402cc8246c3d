import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findingsAfter, type Edit } from '#documents/reader/testing/scratch-config.ts';
import { readArticles } from '#provider/content/read-articles.ts';

const issuer = (alias: string, customer: number, id: number, rest: string): string =>
  `alias: ${alias}\nname: Neu\ncustomerId: ${customer}\nidIssuer: ${id}\nphotoId: logo-talmark\n${rest}\nprofile: Neu im Portal.\n`;

/** Edits of a day: two microsites with their customers, a page with its entry in the navigation, a short article. */
const WORK: Readonly<Record<string, Edit>> = {
  'issuers/nordhafen.yaml': issuer('nordhafen', 7101, 90_101, 'layout: finder\nfinderFilters: { idIssuer: 90101, entitySubType: WARRANT }'),
  'issuers/suedwerk.yaml': issuer('suedwerk', 7102, 90_102, "layout: list\ntabs: [{ title: DAX, alias: dax, entityValues: ['20735'] }]"),
  'customers.yaml': (text) =>
    `${text}  - { id: 7101, shortName: Nordhafen, longName: Nordhafen Bank AG, photoId: logo-talmark, page: /derivate/realpush-liste/nordhafen }\n` +
    '  - { id: 7102, shortName: Südwerk, longName: Südwerk GmbH, photoId: logo-talmark }\n',
  'pages/hilfe.yaml':
    'route: /hilfe\ntitle: Hilfe\ndescription: Antworten.\ndataClass: static\nrendering: cached\nrobots: index\nbody:\n  main:\n    - { type: page-intro, headline: Hilfe }\n',
  'navigation.yaml': (text) =>
    text.replace('      - id: news-forum\n', '      - { id: news-hilfe, label: Hilfe, path: /hilfe }\n      - id: news-forum\n'),
  'content/articles/kurz.yaml':
    "id: 49901\nalias: news/wissen/kurz\ncategory: wissen\nheadline: Kurz gesagt\nteaser: Ein kurzer Beitrag.\nauthor: Parkett Redaktion\ndatetimePublication: '2026-04-07T07:00:00.000+00:00'\ninstruments: []\ncontentItems:\n  - { type: paragraph, value: Heute nur das Wichtigste. }\n",
};

describe('what editors add', () => {
  it('is judged by the checker alone: no error, and a hint that the article is short', () => {
    expect(findingsAfter(WORK).map(({ severity, rule, file }) => [severity, rule, file])).toEqual([
      ['warning', 'unusual-length', 'content/articles/kurz.yaml'],
    ]);
  });

  it('is told at its place when a part of it is forgotten', () => {
    const { 'pages/hilfe.yaml': _, ...forgotten } = WORK;
    expect(findingsAfter(forgotten).filter(({ severity }) => severity === 'error')).toMatchObject([
      { rule: 'unknown-path', file: 'navigation.yaml' },
    ]);
  });
});

describe('a folder without pieces', () => {
  const empty = mkdtempSync(join(tmpdir(), 'parkett-empty-'));
  afterAll(() => rmSync(empty, { recursive: true }));
  it('is no fault', () => {
    const told: string[] = [];
    expect([readArticles(empty, (line) => told.push(line)), told]).toEqual([[], []]);
  });
});
