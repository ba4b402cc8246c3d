import { entriesOf } from '#domain/input/typed-entries.ts';
import { KEYWORDS, OBJECT_KEYS, type ObjectKind, type Treatment } from './keywords.ts';

const TITLES: Readonly<Record<ObjectKind, string>> = {
  document: 'The document',
  path: 'A path',
  operation: 'An operation',
  parameter: 'A parameter',
  body: 'A request body',
  media: 'A media type',
  response: 'A response',
  header: 'A header',
  scheme: 'A security scheme',
  flow: 'A flow of OAuth',
  server: 'A server',
  variable: 'A variable of a server',
  encoding: 'An encoding',
  discriminator: 'A discriminator',
};

/** Table in Markdown of how the comparison of contracts treats each keyword (`docs/contract-keywords.md`). */
export function keywordTable(): string {
  const sections = entriesOf(TITLES).map(([kind, title]) => table(title, OBJECT_KEYS[kind]));
  return [HEAD, table('A schema', KEYWORDS), ...sections].join('\n');
}

const HEAD = `# What the comparison of contracts does with each keyword

Written by \`npm run contracts:breaking -- --keywords\` from \`codegen/breaking/keywords.ts\`; a test holds the two together. A keyword
that stands in no table, such as one of a later version, is told like those that cannot be judged. Extensions (\`x-\`) are left out.
`;

function table(title: string, keys: ReadonlyMap<string, Treatment>): string {
  const rows = [...keys].map(([key, treatment]) => `| \`${key}\` | ${wordsOf(treatment)} |`);
  return [`## ${title}`, '', '| keyword | a change of it |', '| --- | --- |', ...rows, ''].join('\n');
}

function wordsOf(treatment: Treatment): string {
  if (treatment.as === 'harmless') return `is harmless: ${treatment.why}`;
  return treatment.as === 'compared' ? 'is compared' : 'is told: this comparison cannot judge it';
}
