import { MantineProvider } from '@mantine/core';
import { DomUtils, parseDocument } from 'htmlparser2';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { numberOf, numericInput } from '#domain/input/numeric.ts';
import { entryAt } from './value-patches.ts';
import { DocumentForm, schemaAt } from './index.ts';
import { isObject } from './schema/schema.ts';
import { shippedDocuments } from './testing/shipped.ts';

/** All leaf values with their JSON pointers. */
function leavesOf(value: unknown, at = ''): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap((each: unknown, index) => leavesOf(each, entryAt(at, index)));
  return isObject(value) ? Object.entries(value).flatMap(([key, each]) => leavesOf(each, entryAt(at, key))) : [[at, value]];
}

type Node = Parameters<typeof DomUtils.getElementsByTagName>[1];
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

function elementsIn(node: Node, name: (name: string) => boolean = () => true): Element[] {
  return DomUtils.getElementsByTagName(name, node, true);
}

/** Value of a control; for a select, the chosen value. */
function heldBy(control: Element): string {
  const { name, attribs } = control;
  if (name === 'textarea') return DomUtils.textContent(control);
  if (name === 'select') return elementsIn(control).find((option) => option.attribs['selected'] !== undefined)?.attribs['value'] ?? '';
  return attribs['type'] === 'checkbox' ? String(attribs['checked'] !== undefined) : (attribs['value'] ?? '');
}

/** Returns true if a field shows exactly this value. */
function shows(field: Element, value: unknown): boolean {
  const [first = '', second = ''] = elementsIn(field, (name) => /^(?:input|textarea|select)$/u.test(name))
    .filter(({ attribs }) => attribs['aria-label']?.endsWith(': Art') !== true)
    .map(heldBy);
  switch (field.attribs['data-kind']) {
    case 'text':
    case 'reference':
      return first === String(value);
    case 'longText':
    case 'markup':
      // HTML drops a line break at the very start of a textarea.
      return first.replace(/^\n/u, '') === String(value).replace(/^\n/u, '');
    case 'number':
      return numberOf(first, numericInput()) === value;
    case 'day':
      return `${first} ${second}`.trim() === value;
    case 'switch':
      return first === String(value);
    case 'choice':
      return first !== '' && first !== 'unknown';
    case 'oneOrMany':
      return elementsIn(field, (name) => name === 'input').some(
        ({ attribs }) => attribs['checked'] !== undefined && attribs['value'] === value,
      );
    default:
      return false;
  }
}

describe('documents that ship', { timeout: 60_000 }, () => {
  it.each(shippedDocuments())('$file: shows every value, and writes nothing by itself', ({ value, schema }) => {
    const onPatch = vi.fn();
    const form = createElement(DocumentForm, { schema, value, at: '', findings: [], onPatch, isUnfolded: true, pickers: {} });
    const html = renderToStaticMarkup(createElement(MantineProvider, { env: 'test' }, form));
    const all = elementsIn(parseDocument(html));
    // A choice of a form contains the field of the chosen form, so the innermost field counts.
    const fields = new Map(all.flatMap((each) => (each.attribs['class'] === 'form-field' ? [[each.attribs['data-pointer'], each]] : [])));
    const lost = leavesOf(value).filter(([at, leaf]) => {
      const field = fields.get(at);
      const around = fields.get(at.slice(0, at.lastIndexOf('/')));
      const isTicked = around?.attribs['data-kind'] === 'oneOrMany' && shows(around, leaf);
      const isShown = isTicked || (field !== undefined && shows(field, leaf));
      // A constant has no field: the heading or the choice of a form shows it.
      return !isShown && schemaAt(schema, value, at)?.const !== leaf;
    });
    expect(lost.map(([at]) => at)).toEqual([]);
    expect(all.filter((each) => each.attribs['class'] === 'form-unknown').map((each) => each.attribs['data-pointer'])).toEqual([]);
    expect(onPatch).not.toHaveBeenCalled();
  });
});
