/**
 * Tools of `npm run tool NAME`, grouped by their users. A name is a script of package.json, which remains as an alias:
 * `npm run tool widths` and `npm run widths` are the same. The text describes the tool without its parameters.
 */
export const TOOLS = {
  'Contracts and generated code': {
    codegen: 'writes every generated/ folder; -- --check finds drift, -- --watch follows changes',
    'codegen:foreign': 'clients of OpenAPI documents of others: time, memory, types, every call on the wire',
    'contracts:lint': 'contracts against the rules of redocly.yaml',
    'contracts:breaking': 'what a change of the contracts breaks, with file and line',
    'contracts:impact': 'blocks, pages and routes that a change of the contracts reaches',
  },
  'Configuration and content': {
    'config:check': 'all findings of configuration and content; -- --fix mends what is safe, -- --live asks the provider',
    'config:why': 'where a value of the configuration comes from, who uses it, where and when it shows',
    'content:migrate': 'writes blocks of older forms in their present form, comments kept',
    'podcast:speak': 'reads podcast episodes aloud and notes length and chapters',
  },
  'Provider and gateway': {
    import: 'real price series and instruments from CSV; a dry run first',
    'provider:seed': 'replaces the derivatives by a given number of new ones',
    'provider:store': 'backup, restore and data of one user, of the embedded database',
    'catalogue:holidays': 'writes the list of national holidays; corrections beside it stay',
    gateway: 'what the gateway of a running portal answers',
  },
  'Tests that are too long for npm test': {
    'test:postgres': 'tests of the provider on a PostgreSQL server, with sudden deaths while it writes',
    'test:cluster': 'providers that share prices over NATS while some of them are killed',
    'test:search': '400 searches with their expected first hit',
    'test:warrants': 'neighbouring warrants of one issuer against each other',
    'test:indices': 'indices against the sum of their members over 250 days',
    'test:edits': 'valid edits of editors in a clone, and the tests after each',
    'test:editors': 'mistakes of editors: right, wrong and missed findings',
    'test:jobs': 'twelve jobs of visitors on a phone and by keyboard; needs a build',
    'test:publication': 'publications that are cut off at any point',
    'faults:gateway': 'drawn scenarios on a line that fails between client and gateway',
    'fuzz:pictures': 'broken and hostile pictures against the upload',
    'fuzz:edits': 'random edits of documents against the composer',
    'fuzz:documents': 'random documents against the reader of the configuration',
    attack: 'attacks a portal of its own as a stranger would; needs a build',
    'attack:without': 'takes safeguards out of a copy: their attacks must succeed there',
    truth: 'figures of one second that contradict each other, over a simulated year',
  },
  'Pages of the built portal': {
    widths: 'every kind of page at 320 to 1600 pixels: overflow and cut texts',
    balance: 'every kind of page at 1440 pixels: empty columns, lonely tiles; -- --shift: layout shift',
    crawl: 'keeps what every address answers; -- --compare tells what a change of the code changed',
  },
  'The project itself': {
    requirements: 'rows of tests/requirements.csv that the last test run proved',
    architecture: 'draws the rooms into docs/architecture.md as the imports make them',
    patterns: 'regular expressions that may take long',
    dependencies: 'licences, install scripts and checksums of all packages',
    licences: 'writes the page /lizenzen',
    sbom: 'lists all packages as CycloneDX',
    'lock:complete': 'keeps package-lock.json valid on every platform after a package was added',
    format: 'formats all files',
    lint: 'lints all files',
    build: 'builds the site',
    'build:composer': "builds the composer's app",
  },
};

/** Scripts of all groups in one list, for `npm run tool` and its test. */
export const toolNames = Object.values(TOOLS).flatMap((group) => Object.keys(group));
