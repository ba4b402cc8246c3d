import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Packages whose content has another licence than their program, which is the only one in the lock file. Source: the package's own LICENSE.
 */
export const CONTENT_LICENCES = {
  'country-flag-emoji-polyfill': {
    licence: 'MIT (Programm) und CC-BY-4.0 (Schrift „Twemoji Country Flags“)',
    note:
      'Länderflaggen: Twemoji, © Twitter, Inc. und andere Mitwirkende (https://github.com/twitter/twemoji), lizenziert unter CC BY 4.0 ' +
      '(https://creativecommons.org/licenses/by/4.0/). Verändert: Die Zeichnungen sind als Schrift gefasst, die nur die Flaggen enthält.',
  },
};

/** Names of licences whose text no package contains. Source: Debian's `base-files`. */
const COMMON = { 'LGPL-3.0-or-later': '/usr/share/common-licenses/LGPL-3' };

/**
 * Text of the licence page: a section for each different text, with its packages and their copyright lines.
 * @param packages `packages` of package-lock.json
 * @param root folder of the project, with its packages installed
 */
export function licencePage(packages, root) {
  const shipped = shippedOf(packages, root).map((each) => ({ ...each, text: ownText(join(root, each.path)) }));
  const groups = Map.groupBy(
    shipped.map((each) => withText(each, shipped, root)),
    ({ licence, body }) => `${licence}:${likeness(body)}`,
  );
  const sections = [...groups.values()].toSorted((a, b) => b.length - a.length);
  const seen = {};
  return {
    slug: 'lizenzen',
    title: 'Lizenzen',
    description: 'Mit welchen freien Programmen und Schriften Parkett läuft, wer sie gemacht hat und unter welcher Lizenz.',
    lead: 'Mit diesen Programmen und Schriften anderer läuft Parkett. Unter jeder Liste steht der volle Text ihrer Lizenz.',
    body: sections.flatMap((section) => {
      const [{ licence, body }] = section;
      seen[licence] = (seen[licence] ?? 0) + 1;
      const heading = seen[licence] === 1 ? licence : `${licence}, Fassung ${seen[licence]}`;
      return [
        { type: 'heading', text: heading },
        { type: 'list', items: section.map(itemOf) },
        ...body.split(/\n\s*\n/u).map((paragraph) => ({ type: 'paragraph', text: escaped(paragraph.replaceAll(/\s+/gu, ' ').trim()) })),
      ];
    }),
  };
}

/** Copyright line; it differs from package to package. */
const COPYRIGHT = /^\s*(?:\*\s*)?(?:copyright\b(?=.*(?:\d{4}|\(c\)|©))|©|\(c\)\s+\d{4})/iu;
/** Line that names the licence. */
const TITLE = /^\W*(?:the )?(?:mit|isc|bsd|apache|new bsd)[\w\s.,()"-]*licen[cs]e[\w\s.,()-]*\W*$/iu;

/** Adds to a package its copyright lines and the rest of its licence's text. */
function withText(each, shipped, root) {
  const text = each.text ?? standardText(each.licence, join(root, each.path), shipped);
  const lines = text.split('\n');
  const rights = lines.filter((line) => COPYRIGHT.test(line)).map((line) => line.replace(/^[\s*]+/u, '').trim());
  const body = lines
    .filter((line) => !COPYRIGHT.test(line) && !TITLE.test(line))
    .join('\n')
    .trim();
  return { ...each, rights, body: body === '' ? text : body };
}

/** Key that is equal for texts that differ only in line ends, quotation marks and case. */
function likeness(body) {
  return body.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '');
}

function itemOf({ name, version, rights }) {
  const { note } = CONTENT_LICENCES[name] ?? {};
  const parts = [`<strong>${escaped(name)} ${version}</strong>`, ...rights.map(escaped), ...(note === undefined ? [] : [escaped(note)])];
  return parts.join('; ');
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('{', '&#123;').replaceAll('}', '&#125;');
}

/** Packages of a lock file that are not installed for development only, sorted by name, each version once. */
export function shippedOf(packages, root) {
  const found = Object.entries(packages).flatMap(([path, { version, license, dev, devOptional, name }]) =>
    path === '' || dev === true || devOptional === true || !existsSync(join(root, path))
      ? []
      : [
          {
            path,
            name: name ?? path.split('node_modules/').at(-1),
            version,
            licence: CONTENT_LICENCES[name ?? path.split('node_modules/').at(-1)]?.licence ?? license,
          },
        ],
  );
  const ids = found.map(({ name, version }) => `${name}@${version}`);
  return found.filter((_, index) => ids.indexOf(ids[index]) === index).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function ownText(folder) {
  const file = readdirSync(folder)
    .toSorted()
    .find((name) => /^(?:licen[cs]e|copying|unlicense)/iu.test(name));
  return file === undefined ? undefined : readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}

/**
 * Text of another package for the same licence, with the authors of this one.
 * @throws Error if there is none
 */
function standardText(licence, folder, shipped) {
  const [given] = shipped.flatMap((each) => (each.licence === licence ? (each.text ?? []) : [])).toSorted((a, b) => a.length - b.length);
  const common = COMMON[licence];
  const text = given ?? (common && existsSync(common) ? readFileSync(common, 'utf8').trim() : undefined);
  if (text === undefined) throw new Error(`${folder}: kein Text der Lizenz ${licence}. Nimm ihn in scripts/lib/licences.mjs auf.`);
  const rest = text.split('\n').filter((line) => !COPYRIGHT.test(line));
  return [`Copyright (c) ${authorOf(folder)}`, '', rest.join('\n').trim()].join('\n');
}

function authorOf(folder) {
  const { author, contributors = [], name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const first = [author, ...contributors].find(Boolean);
  return (typeof first === 'string' ? first : first?.name) ?? `die Autoren von ${name}`;
}
