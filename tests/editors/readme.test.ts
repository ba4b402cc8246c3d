import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kindOf } from '#documents/reader/kinds.ts';
import { isInFolder } from '#documents/reader/looks-like.ts';
import { readDocument } from '#documents/reader/read-document.ts';
import { schemas } from '#documents/reader/schemas.ts';
import { findingsAfter } from '#documents/reader/testing/scratch-config.ts';

const root = join(import.meta.dirname, '../..');
const examples = [...readFileSync(join(root, 'config/README.md'), 'utf8').matchAll(/^```yaml\n# (\S+\.yaml)\n(.*?)^```$/gmsu)].map(
  ([, file = '', text = '']) => ({ file, text, kind: kindOf(file) }),
);

/** All kinds of documents: those with a schema, and the parts of pages. */
const kinds = [...Object.keys(schemas().validators).filter((kind) => kind !== 'parameters'), 'layout', 'blockList'];

// Each kind needs a complete example in config/README.md: a block ```yaml whose first line is „# its-file.yaml“.
it.each(kinds)('[CONF-001] config/README.md has an example of %s', (kind) => {
  expect(examples.map((example) => example.kind)).toContain(kind);
});

describe.each(examples)('the example of $file', ({ file, text, kind }) => {
  it('is right', () => {
    expect(kind).toBeDefined();
    // A document that exists once is checked alone: other documents of the fixture depend on the fixture's version of it.
    const findings = kind !== undefined && isInFolder(kind) ? findingsAfter({ [file]: text }) : (readDocument(file, text)?.findings ?? []);
    expect(findings.filter(({ severity }) => severity === 'error').map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
  });
});

describe('VS Code', () => {
  const settings = JSON.parse(readFileSync(join(root, '.vscode/settings.json'), 'utf8')) as {
    readonly 'yaml.schemas': Readonly<Record<string, readonly string[]>>;
  };
  const globs = Object.entries(settings['yaml.schemas']).flatMap(([schema, all]) => all.map((glob) => ({ schema, glob })));

  it.each(examples.filter(({ kind }) => kind !== undefined && isInFolder(kind)))('knows the schema of a new $file', ({ file, kind }) => {
    const path = file.startsWith('content/') ? file : `config/${file}`;
    const matching = globs.filter(({ glob }) =>
      new RegExp(`^${glob.replaceAll('**/', '(?:.+/)?').replaceAll('*', '[^/]+')}$`, 'u').test(path),
    );
    const name = String(kind).replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
    expect(matching.map(({ schema }) => schema)).toEqual([expect.stringMatching(new RegExp(`/${name}\\.schema\\.json$`, 'u'))]);
  });

  it('recommends the extension that reads the schemas', () => {
    expect(JSON.parse(readFileSync(join(root, '.vscode/extensions.json'), 'utf8'))).toEqual({ recommendations: ['redhat.vscode-yaml'] });
  });
});
