import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import jsonpatch, { type Operation as Step } from 'fast-json-patch';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { DocumentFinding } from '../../api.ts';
import type { Operation } from '../../documents/operation.ts';
import { DocumentForm } from './index.ts';
import type { Schema } from './schema/schema.ts';

afterEach(cleanup);

const schema: Schema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'headline'],
  properties: {
    type: { const: 'sample' },
    headline: { type: 'string', minLength: 1, title: 'Überschrift', description: 'Überschrift.' },
    lead: { type: 'string', title: 'Vorspann', description: 'Vorspann.' },
    count: { type: 'integer', minimum: 1, title: 'Anzahl', description: 'So viele höchstens.' },
    range: { type: 'string', enum: ['D1', 'Y1'], 'x-labels': { D1: '1 Tag', Y1: '1 Jahr' }, title: 'Zeitraum', description: 'Zeitraum.' },
    isNew: { type: 'boolean', title: 'Neu', description: 'Zeigt die Marke „Neu“.' },
    loggedIn: { type: 'boolean', title: 'Anmeldung', 'x-labels': { true: 'Nur angemeldet', false: 'Nur abgemeldet' } },
    from: { type: 'string', 'x-reference': 'day', title: 'Von', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' },
    text: { type: 'string', 'x-reference': 'markup', title: 'Absatz', description: 'Absatz.' },
    contact: {
      type: 'object',
      additionalProperties: false,
      title: 'Kontakt',
      description: 'Kontakt.',
      properties: {
        phone: { type: 'string', title: 'Telefon', description: 'Telefon.' },
        mail: { type: 'string', title: 'E-Mail', description: 'E-Mail.' },
      },
    },
    links: {
      type: 'array',
      title: 'Links',
      description: 'Links.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['label'],
        properties: { label: { type: 'string', title: 'Beschriftung', description: 'Beschriftung.' } },
      },
    },
    product: {
      title: 'Produkt',
      description: 'Produkt.',
      oneOf: [
        { type: 'string', minLength: 1 },
        { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
      ],
    },
  },
};

interface Sent {
  readonly operations: readonly Operation[];
  readonly joins: string | undefined;
}

function show(value: object, findings: readonly DocumentFinding[] = [], of: Schema = schema) {
  const sent: Sent[] = [];
  let document = { body: { main: [value] } };
  function Page() {
    const [current, setCurrent] = useState(document);
    return (
      <MantineProvider env="test">
        <DocumentForm
          schema={of}
          value={current.body.main[0]}
          at="/body/main/0"
          pickers={{}}
          findings={findings}
          onPatch={(operations, joins) => {
            sent.push({ operations, joins });
            document = jsonpatch.applyPatch(structuredClone(document), operations as Step[]).newDocument;
            setCurrent(document);
          }}
        />
      </MantineProvider>
    );
  }
  const { container } = render(<Page />);
  return { sent, container, value: () => document.body.main[0] };
}

const type = (label: string, text: string): void =>
  void fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value: text } });
const finding = (over: Partial<DocumentFinding>): DocumentFinding => ({
  severity: 'error',
  rule: 'wrong-value',
  at: '',
  file: 'pages/a.yaml',
  line: 1,
  column: 1,
  length: 1,
  path: 'body.main[0].range',
  message: '„Y2“ gibt es nicht.',
  ...over,
});

describe('a form', { timeout: 30_000 }, () => {
  it('writes the field that was typed in and nothing else, joined while it is the same field', () => {
    const { sent } = show({ type: 'sample', headline: 'A' });
    type('Überschrift', 'Ab');
    expect(sent).toEqual([{ operations: [{ op: 'replace', path: '/body/main/0/headline', value: 'Ab' }], joins: '/body/main/0/headline' }]);
  });

  it('adds what is filled in, and takes out what is emptied and may be missing', () => {
    const { sent } = show({ type: 'sample', headline: 'A' });
    type('Vorspann', 'B');
    type('Vorspann', '');
    type('Überschrift', '');
    expect(sent.flatMap(({ operations }) => operations)).toEqual([
      { op: 'add', path: '/body/main/0/lead', value: 'B' },
      { op: 'remove', path: '/body/main/0/lead' },
      { op: 'replace', path: '/body/main/0/headline', value: '' },
    ]);
  });

  it('reads numbers as Germans write them, and writes none that is not one', () => {
    const { value } = show({ type: 'sample', headline: 'A', count: 5 });
    type('Anzahl', '1.200');
    expect(value()).toMatchObject({ count: 1200 });
    type('Anzahl', '12a');
    expect(value()).toMatchObject({ count: 1200 });
    expect(screen.getByText('Das ist keine Zahl.')).toBeTruthy();
    type('Anzahl', '1,5');
    expect(value()).toMatchObject({ count: 1200 });
  });

  it('tells „no word about it“ from yes and no, where that is not the same', () => {
    const { sent } = show({ type: 'sample', headline: 'A' });
    fireEvent.click(screen.getByLabelText('Neu'));
    fireEvent.click(screen.getByLabelText('Neu'));
    type('Anmeldung', 'false');
    type('Anmeldung', '');
    expect(sent.flatMap(({ operations }) => operations)).toEqual([
      { op: 'add', path: '/body/main/0/isNew', value: true },
      { op: 'remove', path: '/body/main/0/isNew' },
      { op: 'add', path: '/body/main/0/loggedIn', value: false },
      { op: 'remove', path: '/body/main/0/loggedIn' },
    ]);
  });

  it('takes a section out with the last thing that it says', () => {
    const { sent, value } = show({ type: 'sample', headline: 'A', contact: { phone: '1', mail: 'a@b.example' } });
    type('Telefon', '');
    expect(value()).toHaveProperty('contact', { mail: 'a@b.example' });
    type('E-Mail', '');
    expect(sent.at(-1)?.operations).toEqual([{ op: 'remove', path: '/body/main/0/contact' }]);
  });

  it('moves entries of a list by the keys, says so, and keeps what is open open', () => {
    const { sent, container } = show({ type: 'sample', headline: 'A', links: [{ label: 'eins' }, { label: 'zwei' }] });
    fireEvent.click(screen.getByRole('button', { name: 'eins' }));
    fireEvent.keyDown(screen.getByRole('button', { name: 'eins verschieben: Pfeiltasten' }), { key: 'ArrowDown' });
    expect(sent.at(-1)?.operations).toEqual([{ op: 'move', from: '/body/main/0/links/0', path: '/body/main/0/links/1' }]);
    expect(screen.getByRole('status').textContent).toBe('eins auf Platz 2 von 2');
    const entries = [...container.querySelectorAll('.form-entry')].map((each) => within(each as HTMLElement));
    expect(entries[1]?.getByRole('button', { name: 'eins' }).getAttribute('aria-expanded')).toBe('true');
    expect(entries[0]?.getByRole('button', { name: 'zwei' }).getAttribute('aria-expanded')).toBe('false');
  });

  it('adds, doubles and takes out entries', () => {
    const { value } = show({ type: 'sample', headline: 'A' });
    fireEvent.click(screen.getByRole('button', { name: '+ Links' }));
    expect(value()).toHaveProperty('links', [{ label: '' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Eintrag 1 entfernen' }));
    expect(value()).not.toHaveProperty('links');
    fireEvent.click(screen.getByRole('button', { name: '+ Links' }));
    fireEvent.click(screen.getByRole('button', { name: 'Eintrag 1' }));
    type('Beschriftung', 'eins');
    fireEvent.click(screen.getByRole('button', { name: 'eins verdoppeln' }));
    expect(value()).toHaveProperty('links', [{ label: 'eins' }, { label: 'eins' }]);
    fireEvent.click(screen.getAllByRole('button', { name: 'eins entfernen' })[0] as HTMLElement);
    expect(value()).toHaveProperty('links', [{ label: 'eins' }]);
  });

  it('keeps one value one, and makes a list of it when a second one comes', () => {
    const { sent } = show({ type: 'sample', headline: 'A', product: 'pro' });
    fireEvent.change(screen.getByRole('textbox', { name: /Produkt/u }), { target: { value: 'plus' } });
    fireEvent.click(screen.getByRole('button', { name: 'Produkt: noch einer' }));
    expect(sent.flatMap(({ operations }) => operations)).toEqual([
      { op: 'replace', path: '/body/main/0/product', value: 'plus' },
      { op: 'replace', path: '/body/main/0/product', value: ['plus', ''] },
    ]);
  });

  it('shows what the schema does not know, and leaves it until it is taken out', () => {
    const { sent } = show({ type: 'sample', headline: 'A', colour: { red: 1 } });
    const unknown = screen.getByRole('group', { name: 'Unbekannt: colour' });
    expect(unknown.textContent).toContain('red: 1');
    type('Überschrift', 'B');
    expect(sent.at(-1)?.operations).toEqual([{ op: 'replace', path: '/body/main/0/headline', value: 'B' }]);
    fireEvent.click(within(unknown).getByRole('button', { name: 'Entfernen' }));
    expect(sent.at(-1)?.operations).toEqual([{ op: 'remove', path: '/body/main/0/colour' }]);
  });

  it('keeps a value of another form than the schema asks for, and one that no choice has', () => {
    const { sent } = show({ type: 'sample', headline: ['A'], range: 'Y2' });
    expect(screen.getByRole('group', { name: 'Überschrift' }).textContent).toContain('- A');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /Zeitraum/u }).selectedOptions[0]?.textContent).toBe('Y2 (unbekannt)');
    expect(sent).toEqual([]);
  });

  it('shows findings at their field with the suggestion as a button, and renames a key that is misspelt', () => {
    const { sent } = show({ type: 'sample', headline: 'A', range: 'Y2', leed: 'B' }, [
      finding({ suggestion: 'Y1' }),
      finding({
        rule: 'unknown-key',
        path: 'body.main[0].leed',
        suggestion: 'lead',
        message: 'Der Schlüssel „leed“ ist hier nicht bekannt.',
      }),
      finding({ path: 'body.main[1].range', message: 'anderswo' }),
    ]);
    expect(screen.getByRole('combobox', { name: /Zeitraum/u }).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Der Schlüssel „leed“ ist hier nicht bekannt.')).toBeTruthy();
    expect(screen.queryByText('anderswo')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '„Y1“ übernehmen' }));
    fireEvent.click(screen.getByRole('button', { name: 'In „lead“ umbenennen' }));
    expect(sent.map(({ operations }) => operations)).toEqual([
      [{ op: 'replace', path: '/body/main/0/range', value: 'Y1' }],
      [{ op: 'move', from: '/body/main/0/leed', path: '/body/main/0/lead' }],
    ]);
  });

  it('puts marks around what is selected', () => {
    const { value } = show({ type: 'sample', headline: 'A', text: 'ein Wort' });
    const area = screen.getByLabelText<HTMLTextAreaElement>('Absatz', { exact: false, selector: 'textarea' });
    area.setSelectionRange(4, 8);
    fireEvent.keyDown(area, { key: 'b', ctrlKey: true });
    expect(value()).toHaveProperty('text', 'ein <strong>Wort</strong>');
  });

  it('has names, help and faults that belong to their controls', async () => {
    const { container } = show(
      {
        type: 'sample',
        headline: 'A',
        colour: 1,
        links: [{ label: 'eins' }],
        contact: { phone: '1' },
        range: 'Y2',
        text: 'x',
        from: '2026-12-01',
      },
      [finding({ suggestion: 'Y1' })],
    );
    const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
});
