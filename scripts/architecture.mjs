import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './lib/command.mjs';
import { main, Problem, root, tool } from './lib/project.mjs';

/**
 * `npm run architecture`: draws the rooms of the project and of the provider into docs/architecture.md, from the imports of the code.
 * `-- --check` compares instead of writing; exit code 1 if the picture is out of date.
 */
const FILE = 'docs/architecture.md';
const ROOMS = [
  'domain',
  'documents',
  'entrance',
  'client',
  'gateway',
  'subjects',
  'blocks',
  'renderer',
  'site',
  'market',
  'provider',
  'composer',
];
const PICTURES = {
  house: { of: ROOMS, only: `^(${ROOMS.join('|')})/`, into: '^[^/]+' },
  provider: {
    of: ['provider', 'market'],
    only: '^(provider|market)/[^/]+/',
    into: '^(provider/((services|transport)/[^/]+|[^/]+)|market/[^/]+)',
  },
};
/** Imports of tests and generated files, which say nothing about the rooms. */
const LEFT_OUT = String.raw`(\.test\.|/testing|/generated/)`;

await main(async () => {
  const before = readFileSync(join(root, FILE), 'utf8');
  let text = before;
  for (const [name, picture] of Object.entries(PICTURES)) text = withPicture(text, name, await rendered(picture));
  if (text === before) return;
  if (process.argv.includes('--check'))
    throw new Problem(`Das Bild der Räume in ${FILE} ist veraltet. Zeichne es neu: npm run architecture`);
  writeFileSync(join(root, FILE), text);
  console.log(`${FILE} ist neu gezeichnet.`);
});

async function rendered({ of, only, into }) {
  const choice = ['--include-only', only, '--exclude', LEFT_OUT, '--collapse', into];
  const { code, output } = await run(tool('depcruise'), [
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'mermaid',
    ...choice,
    ...of,
  ]);
  if (code !== 0) throw new Problem(`dependency-cruiser ist gescheitert:\n${output}`);
  const lines = output.slice(output.indexOf('flowchart')).trim().split('\n');
  const isArrow = (line) => line.includes('-->');
  // The order of the imports in a file has no meaning.
  return [...lines.filter((line) => !isArrow(line)), ...lines.filter(isArrow).toSorted()].join('\n');
}

/** Replaces the picture between the marks with this name. */
function withPicture(text, name, picture) {
  const [start, end] = [`<!-- picture of the ${name} -->`, `<!-- end of the ${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Problem(`In ${FILE} fehlen die Marken „${start}“ und „${end}“.`);
  return `${text.slice(0, from + start.length)}\n\n\`\`\`mermaid\n${picture}\n\`\`\`\n\n${text.slice(to)}`;
}
