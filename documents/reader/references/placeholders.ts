import type { Fault } from '../fault.ts';
import { isRecord, showPath, type DocumentPath } from '../path.ts';
import { closest } from '../suggest.ts';
import { oneOfWords } from '../words.ts';

/** Checks the placeholders of a template. */
export function templateFaults(text: string, known: readonly string[], path: DocumentPath): Fault[] {
  const fault = (message: string, suggestion?: string): Fault => ({
    rule: 'unknown-placeholder',
    path,
    part: 'value',
    message,
    expected:
      known.length > 0 ? oneOfWords(known.map((each) => `{${each}}`)) : 'keine Platzhalter, denn die Seite hat keinen Gegenstand (subject)',
    suggestion,
  });
  const twice = /\{\{([^{}]*)\}\}/u.exec(text);
  if (twice !== null) return [fault(`Platzhalter stehen in einfachen geschweiften Klammern; hier steht ${twice[0]}.`, `{${twice[1]}}`)];
  const rest = text.replaceAll(/\{[^{}]*\}/gu, '');
  if (/[{}]/u.test(rest)) return [fault(`Zu einer geschweiften Klammer fehlt die ${rest.includes('{') ? 'schließende' : 'öffnende'}.`)];
  return [...text.matchAll(/\{([^{}]*)\}/gu)].flatMap(([, name = '']) =>
    known.includes(name) ? [] : [fault(`Den Platzhalter {${name}} gibt es auf dieser Seite nicht.`, bracketed(closest(name, known)))],
  );
}

function bracketed(name: string | undefined): string | undefined {
  return name === undefined ? undefined : `{${name}}`;
}

/** Placeholders that are filled in, by kind of document; texts of pages have a check of their own. */
const FILLED: Readonly<Record<string, RegExp>> = {
  page: /^(?:subPages\.[^.]+\.)?(?:title|headerTitle|description)$/u,
  footer: /^letters\.link$/u,
  site: /^images\.template$/u,
  redirects: /^redirects\[\d+\]\.to$/u,
};
/** Placeholders in texts. Technical texts are not checked: routes have brackets of their own, and patterns are never shown. */
const PLACEHOLDER = /\{[a-z][A-Za-z]*(?:[. ][A-Za-z]+)?\}/u;

/** Cache by document: unchanged documents stay the same objects. */
const known = new WeakMap<object, readonly Fault[]>();

/** Reports placeholders in texts where they are not filled in. A value belongs to one kind only. */
export function strayPlaceholders(kind: string, value: unknown): readonly Fault[] {
  if (typeof value !== 'object' || value === null) return strayIn(kind, value);
  const faults = known.get(value) ?? strayIn(kind, value);
  known.set(value, faults);
  return faults;
}

function strayIn(kind: string, value: unknown): Fault[] {
  const faults: Fault[] = [];
  const path: (string | number)[] = [];
  const enter = (step: string | number, inner: unknown): void => {
    path.push(step);
    visit(inner);
    path.pop();
  };
  const visit = (node: unknown): void => {
    if (typeof node === 'string') {
      const fault = node.includes('{') ? strayFault(kind, node, path) : undefined;
      if (fault !== undefined) faults.push(fault);
    } else if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) enter(index, item);
    } else if (isRecord(node)) {
      for (const [key, item] of Object.entries(node)) enter(key, item);
    }
  };
  visit(value);
  return faults;
}

function strayFault(kind: string, text: string, path: DocumentPath): Fault | undefined {
  const found = PLACEHOLDER.exec(text)?.[0];
  if (found === undefined || FILLED[kind]?.test(showPath(path)) === true) return undefined;
  const message = `In diesem Text werden keine Platzhalter eingesetzt; ${found} erschiene so auf der Seite.`;
  return { rule: 'stray-placeholder', path: [...path], part: 'value', message, expected: 'ein Text ohne geschweifte Klammern' };
}
