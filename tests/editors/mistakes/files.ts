import { added, PAGE, wrong, type Mistake } from '../mistake.ts';

const latin1 = (text: string): string => Buffer.from(text, 'latin1').toString('utf8');
const article = (id: number, alias: string): string =>
  `id: ${id}\nalias: ratgeber/${alias}\ncategory: ratgeber\nheadline: Neu\nteaser: Neu.\nauthor: Parkett Redaktion\ndatetimePublication: '2026-02-03T08:00:00.000+00:00'\ninstruments: []\ncontentItems:\n  - { type: paragraph, value: Neu. }\n`;
const ISSUER =
  'alias: neu\nname: Neu\ncustomerId: 7001\nidIssuer: 90009\nphotoId: logo-talmark\nlayout: finder\nprofile: Neu.\nfinderFilters: { idIssuer: 90009 }\n';

/** Files that nothing reads, and unreadable ones. */
export const files: readonly Mistake[] = [
  added('a page that ends in .yml', 'pages/probe.yml', PAGE, 'endet auf .yaml', 'pages/probe.yaml'),
  added('a page that ends in .yaml.txt', 'pages/probe.yaml.txt', PAGE, 'endet auf .yaml', 'pages/probe.yaml'),
  added('a page that ends in .YAML', 'pages/probe.YAML', PAGE, 'endet auf .yaml', 'pages/probe.yaml'),
  added('a page without an ending', 'pages/probe', PAGE, 'endet auf .yaml', 'pages/probe.yaml'),
  added('a page as JSON', 'pages/probe.json', '{}', 'endet auf .yaml', 'pages/probe.yaml'),
  added('a page in a folder with another name', 'page/probe.yaml', PAGE, 'niemand liest sie', 'pages/probe.yaml'),
  added('a page in a German folder', 'seiten/probe.yaml', PAGE, 'niemand liest sie', 'pages/probe.yaml'),
  added('a page beside the folder of pages', 'probe.yaml', PAGE, 'niemand liest sie', 'pages/probe.yaml'),
  added('a microsite in the folder of pages', 'pages/neu.yaml', `‸${ISSUER}`, 'gehört nach issuers/', 'issuers/neu.yaml'),
  added('a page in the folder of microsites', 'issuers/probe.yaml', `‸${PAGE}`, 'gehört nach pages/', 'pages/probe.yaml'),
  added('a microsite in a folder of its own', 'issuers/neu/neu.yaml', ISSUER, 'niemand liest sie', 'issuers/neu.yaml'),
  added(
    'a layout in the folder of pages',
    'pages/rahmen.yaml',
    '‸parameters: {}\ndataClass: static\nbody: { main: [] }\n',
    'gehört nach layouts/',
    'layouts/rahmen.yaml',
  ),
  added(
    'a list of blocks in the folder of layouts',
    'layouts/liste.yaml',
    '‸blocks:\n  - { type: page-intro, headline: Neu }\n',
    'gehört nach block-lists/',
    'block-lists/liste.yaml',
  ),
  added('an article that ends in .yml', 'content/articles/neu.yml', article(49001, 'neu'), 'endet auf .yaml', 'content/articles/neu.yaml'),
  added(
    'an article in the folder of pages',
    'pages/neu.yaml',
    `‸${article(49002, 'neu')}`,
    'gehört nach content/articles/',
    'content/articles/neu.yaml',
  ),
  added(
    'an article in a German folder',
    'content/artikel/neu.yaml',
    article(49003, 'neu'),
    'niemand liest sie',
    'content/articles/neu.yaml',
  ),
  added(
    'a copy that a computer made',
    'pages/impressum Kopie.yaml',
    PAGE.replace('route: /probe', 'route: ‸/impressum'),
    'hat schon pages/impressum.yaml',
  ),
  { what: 'a file that must exist', edits: { 'footer.yaml': null }, file: 'footer.yaml', says: 'fehlt' },
  {
    what: 'a file that must exist, under another name',
    edits: { 'indices.yaml': null, 'indizes.yaml': 'indices: []\n' },
    file: 'indices.yaml',
    says: 'Heißt sie indizes.yaml',
    more: 1,
  },
  { what: 'a page in Latin-1', edits: { 'pages/probe.yaml': PAGE.replace('Vorspann', `‸${latin1('Überblick')}`) }, says: 'UTF-8' },
  {
    what: 'an article in Latin-1',
    edits: { 'content/articles/stop-order.yaml': (text) => text.replace("headline: '", `headline: '‸${latin1('Ä')}`) },
    says: 'UTF-8',
  },
  {
    what: 'a page in UTF-16',
    edits: { 'pages/probe.yaml': Buffer.from(`\uFEFF${PAGE}`, 'utf16le').toString('utf8') },
    file: 'pages/probe.yaml',
    says: 'UTF-8',
  },
  added('an empty page', 'pages/leer.yaml', '', 'leer'),
  added('a page that holds only comments', 'pages/leer.yaml', '# kommt noch\n', 'leer'),
  added('two documents in one file', 'pages/probe.yaml', `${PAGE}‸---\n${PAGE}`, 'mehrere Dokumente'),
  wrong(
    'marks of a merge that Git could not make',
    'footer.yaml',
    ['groups:\n', '‸<<<<<<< HEAD\ngroups:\n=======\ngroups:\n>>>>>>> entwurf\n'],
    'Git',
  ),
];
