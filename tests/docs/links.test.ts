import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const documents = globSync('{*.md,docs/**/*.md,*/README.md,composer/server/README.md,tests/*/README.md}');

/** Returns the anchors that GitHub gives to the headings of a document. */
function anchorsIn(text: string): ReadonlySet<string> {
  const headings = [...text.replaceAll(/^```[\s\S]*?^```/gmu, '').matchAll(/^#+ (?<title>.+)$/gmu)];
  return new Set(
    headings.map(({ groups }) =>
      (groups?.['title'] ?? '')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

function deadLinksIn(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/^```[\s\S]*?^```/gmu, '');
  const links = [...text.matchAll(/\]\((?<link>[^()\s]+)\)|(?:src|href)="(?<address>[^"]+)"/gu)];
  return links.flatMap(({ groups }) => {
    const link = groups?.['link'] ?? groups?.['address'] ?? '';
    if (/^[a-z]+:/u.test(link)) return [];
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : join(dirname(file), path);
    if (!existsSync(target)) return [`${file}: ${link}`];
    if (anchor === undefined || !target.endsWith('.md')) return [];
    return anchorsIn(readFileSync(target, 'utf8')).has(anchor) ? [] : [`${file}: ${link}`];
  });
}

it('every link between documents leads to a file and a heading', () => {
  expect(documents.length).toBeGreaterThan(50);
  expect(documents.flatMap(deadLinksIn)).toEqual([]);
});

it('decision records are numbered without a gap, dated, and listed', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  const records = globSync('docs/decisions/[0-9]*.md').toSorted();
  for (const [place, file] of records.entries()) {
    const number = String(place + 1).padStart(4, '0');
    expect([file, file.slice('docs/decisions/'.length).startsWith(`${number}-`)]).toEqual([file, true]);
    expect(readFileSync(file, 'utf8')).toMatch(
      new RegExp(`^# ${number}\\. .+\\n\\nDate: \\d{4}-\\d\\d-\\d\\d · Status: (?:accepted|superseded by \\d{4})\\n`, 'u'),
    );
    expect(index).toContain(`(${file.slice('docs/decisions/'.length)})`);
  }
});
