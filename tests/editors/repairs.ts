/** A document with comments and unusual layout, one mistake in it, and the result of `--fix`. */
export interface CommentedDocument {
  readonly what: string;
  readonly file: string;
  readonly text: string;
  /** Wrong fragments, each once in the text, and their replacements. */
  readonly replacements: readonly (readonly [wrong: string, right: string])[];
  readonly renamed?: string;
  /** Number of repairs, if it differs from the number of replacements. */
  readonly steps?: number;
}

const page = (route: string, body: string, head = ''): string => `${head}# Eine Seite zum Probieren.   
route: ${route}   # die Adresse
title:   Probe      # drei Leerzeichen, mit Absicht

description: >-
  Eine Seite
  zum Probieren.
dataClass: static
rendering: cached
robots: noindex   # noch nicht zeigen


body:
  # oben
  main:
${body}
# Ende der Datei
`;

const INTRO = '    - { type: page-intro, headline: Probe }   # Kopf';

export const COMMENTED: readonly CommentedDocument[] = [
  {
    what: 'a misspelt key',
    file: 'pages/probe-1.yaml',
    text: page('/probe-1', INTRO).replace('dataClass:', 'dataClas:'),
    replacements: [['dataClas:', 'dataClass:']],
  },
  {
    what: 'a misspelt value, with a comment behind it',
    file: 'pages/probe-2.yaml',
    text: page('/probe-2', INTRO).replace('robots: noindex', 'robots: noindx'),
    replacements: [['noindx', 'noindex']],
  },
  {
    what: 'a misspelt block in braces',
    file: 'pages/probe-3.yaml',
    text: page('/probe-3', INTRO.replace('page-intro', "'page-inrto'")),
    replacements: [['page-inrto', 'page-intro']],
  },
  {
    what: 'a zip code and a phone number without quotes',
    file: 'issuers/probe.yaml',
    text: `# Ein Haus
alias: probe
name: Probe
customerId: 7103       # in customers.yaml
idIssuer: 90103
photoId: logo-talmark
layout: list
tabs: [ { title: DAX,   alias: dax, entityValues: [ '20735' ] } ]   # nur einer
profile: |-
  # Das ist Text, kein Kommentar.
  zipCode: 01067 bleibt hier, wie es ist.
contact:
    name: Probe
    zipCode: 01067     # führende Null
    city: Dresden
`,
    replacements: [['zipCode: 01067     #', "zipCode: '01067'     #"]],
  },
  {
    what: 'hard spaces from a text program',
    file: 'pages/probe-5.yaml',
    text: page('/probe-5', INTRO)
      .replace('rendering: cached', 'rendering:\u00A0cached')
      .replace('title:   Probe', 'title:   10\u00A0Prozent'),
    replacements: [['rendering:\u00A0cached', 'rendering: cached']],
  },
  {
    what: 'typographic quotes around a value',
    file: 'pages/probe-6.yaml',
    text: page('/probe-6', '    - type: page-intro\n      headline: Probe\n      lead: „Achtung: Risiko“   # „so“ nicht'),
    replacements: [['„Achtung: Risiko“', "'Achtung: Risiko'"]],
  },
  {
    what: 'a colon in a text',
    file: 'pages/probe-7.yaml',
    text: page('/probe-7', INTRO).replace(/title: .*/u, 'title: Zinsen: was sie sagen'),
    replacements: [['title: Zinsen: was sie sagen', "title: 'Zinsen: was sie sagen'"]],
  },
  {
    what: 'tabs in front of two lines, which go in one step',
    steps: 1,
    file: 'pages/probe-8.yaml',
    text: page('/probe-8', '    - type: page-intro\n\t\t\theadline: Probe\n\t\t\tlead: Vorspann\t# mit Tabulator davor'),
    replacements: [
      ['\t\t\theadline', '      headline'],
      ['\t\t\tlead', '      lead'],
    ],
  },
  {
    what: 'an invisible character in a key, with lines that end as in Windows',
    file: 'pages/probe-9.yaml',
    text: page('/probe-9', INTRO).replace('dataClass:', 'data\u200BClass:').replaceAll('\n', '\r\n'),
    replacements: [['data\u200BClass', 'dataClass']],
  },
  {
    what: 'a misspelt path in quotes, in a file that begins with a byte order mark and lacks the last line end',
    file: 'pages/probe-10.yaml',
    text: page(
      '/probe-10',
      '    - type: link-list\n      groups: [ { title: A, links: [ {name: B, link: "/ratgebr"} ] } ]',
      '\uFEFF',
    ).trimEnd(),
    replacements: [['/ratgebr', '/ratgeber']],
  },
  {
    what: 'a space that lacks behind a colon and a dash',
    file: 'pages/probe-11.yaml',
    text: page('/probe-11', '    -type: page-intro\n      headline: A\n    - type: page-intro   # zwei\n      headline:Probe'),
    replacements: [
      ['-type', '- type'],
      ['headline:Probe', 'headline: Probe'],
    ],
  },
  {
    what: 'the ending .yml, and a misspelt key within',
    file: 'pages/probe-12.yml',
    renamed: 'pages/probe-12.yaml',
    text: page('/probe-12', INTRO).replace('title:   Probe', 'titel:   Probe').replace('descripti', 'descrpiti'),
    replacements: [
      ['titel:', 'title:'],
      ['descrpiti', 'descripti'],
    ],
  },
  {
    what: 'a category that an article misspells, beside text that looks like faults',
    file: 'content/articles/probe.yaml',
    text: `# Ein Beitrag
id: 49903
alias: news/wissen/probe
category: wisen        # die Rubrik
headline: "„Kurz“ gesagt: Probe"
teaser: Ein kurzer Beitrag.
author:   Parkett Redaktion
datetimePublication: '2026-04-07T07:00:00.000+00:00'
instruments: []
contentItems:

  - type: paragraph     # der einzige
    value: >-
      Heute: nur „das“\u00A0Wichtigste. {so} #nicht
`,
    replacements: [['category: wisen  ', 'category: wissen  ']],
  },
];
