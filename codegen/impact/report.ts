import { place, summary } from '../breaking/report.ts';
import type { Impact, Reached } from './impact.ts';
import type { Site } from './unit.ts';

/** Formats the impact of all changes as text. */
export function impactText(impacts: readonly Impact[]): string {
  if (impacts.length === 0) return 'Keine Änderung der Verträge bricht oder gefährdet einen Aufrufer.\n';
  const parts = impacts.map(
    ({ finding, ...reached }) => `${finding.message} (${finding.rule}, ${place(finding)})\n${reachedText(reached)}`,
  );
  return `${parts.join('\n')}\n${summary(impacts.map(({ finding }) => finding))}\n`;
}

export function reachedText({ blocks, routes, outside }: Reached): string {
  if (blocks.length + outside.length === 0) return '  Niemand benutzt das.\n';
  return [
    ...titled(
      'Bausteine',
      blocks.map(
        ({ type, family, operations, sites }) =>
          `${family}/${type}${operations.length === 0 ? '' : `: ${operations.join(', ')}`}${fieldsText(sites)}`,
      ),
    ),
    ...titled('Seiten', [...new Set(routes.map(({ file }) => file))]),
    ...titled(
      'Routen',
      routes.map((route) => `${route.route}: ${route.blocks.join(', ')}`),
    ),
    ...titled('Code außerhalb der Bausteine', outside.map(siteText)),
  ]
    .join('\n')
    .concat('\n');
}

/** Formats the impact as a comment on a pull request. */
export function impactMarkdown(impacts: readonly Impact[]): string {
  if (impacts.length === 0) return '### Verträge\n\nKeine Änderung bricht oder gefährdet einen Aufrufer.\n';
  const parts = impacts.map(
    ({ finding, ...reached }) =>
      `#### ${finding.severity === 'breaking' ? '🔴' : '🟡'} ${escaped(finding.message)}\n\n\`${finding.rule}\` in \`${place(finding)}\`\n\n${reachedMarkdown(reached)}`,
  );
  return `### Verträge: ${summary(impacts.map(({ finding }) => finding))}\n\n${parts.join('\n')}`;
}

export function reachedMarkdown({ blocks, routes, outside }: Reached): string {
  if (blocks.length + outside.length === 0) return 'Niemand benutzt das.\n';
  return [
    ...table(
      ['Baustein', 'Aufrufe', 'Stellen'],
      blocks.map(({ type, operations, sites }) => [
        code(type),
        operations.map(code).join(', '),
        sites.map((site) => code(`${site.file}:${site.line}`)).join('<br>'),
      ]),
    ),
    ...table(
      ['Route', 'Seite', 'Bausteine'],
      routes.map(({ route, file, blocks: types }) => [code(route), code(file), types.map(code).join(', ')]),
    ),
    ...(outside.length === 0
      ? []
      : ['Code außerhalb der Bausteine:', '', ...outside.map((site) => `- ${code(`${site.file}:${site.line}`)} ${code(site.field)}`), '']),
  ].join('\n');
}

function titled(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`  ${title}`, ...lines.map((line) => `    ${line}`)];
}

function fieldsText(sites: readonly Site[]): string {
  const byField = new Map<string, string[]>();
  for (const { field, file, line } of sites) byField.set(field, [...(byField.get(field) ?? []), `${file}:${line}`]);
  return [...byField].map(([field, places]) => `\n      ${field}  ${places.join(', ')}`).join('');
}

function siteText({ file, line, field }: Site): string {
  return `${file}:${line}  ${field}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}

function code(text: string): string {
  return `\`${text}\``;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\`*_<>|[\]]/g, (sign) => `\\${sign}`);
}
