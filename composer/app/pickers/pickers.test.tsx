import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { schemaOf } from '../../server/schemas.ts';
import type { Operation } from '../../documents/operation.ts';
import { DocumentForm, schemaAt } from '../form/index.ts';

const stock = (entityValue: string, name: string) => ({
  type: 'Instrument',
  entityType: 'STOCK',
  entityValue,
  name,
  urlName: name,
  isin: 'DE0007164600',
  wkn: '716460',
});

const ENTRY = { errors: 0, warnings: 0, changedAt: null, others: [] };

/** Mock answers of the portal and the composer's server, by path. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/redaktion/api/documents': {
    revision: '1',
    documents: [
      { file: 'pages/a.yaml', kind: 'page', title: 'Aktien', route: '/aktien', ...ENTRY },
      { file: 'issuers/h.yaml', kind: 'issuer', title: 'Hansekontor', address: '/emittenten/hansekontor', number: 90001, ...ENTRY },
      { file: 'content/articles/s.yaml', kind: 'article', title: 'Stromnetze', address: '/anlagethemen/stromnetze', ...ENTRY },
    ],
  },
  '/redaktion/api/drafts/customers.yaml': {
    value: {
      customers: [
        { id: 7001, shortName: 'Hansekontor' },
        { id: 7002, shortName: 'Talmark' },
      ],
    },
  },
  '/redaktion/api/drafts/content/directory.yaml': { value: { categories: [{ alias: 'ratgeber', name: 'Ratgeber' }] } },
  '/api/v1/instruments/search': { searchValue: 'sap', list: [stock('82849', 'SAP')] },
  '/api/v1/derivatives/finder/configuration_query': {
    facets: [{ name: 'idIssuer', label: 'Emittent', values: [{ value: '90001', label: 'Hansekontor', count: 3 }] }],
  },
  '/api/v1/stocks/finder/configuration_query': {
    total: 1,
    list: [{ instrument: stock('82849', 'SAP'), quote: { last: 1234.5, isoCurrency: 'EUR' } }],
  },
};

beforeEach(() => {
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const path = new URL(input instanceof Request ? input.url : input, 'http://localhost').pathname;
    const answer = ANSWERS[path];
    return answer === undefined ? Response.json({ message: 'Gibt es nicht.' }, { status: 404 }) : Response.json(answer);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Generous timeout for machines under load. */
const SLOWLY = { timeout: 15_000 };
const page = schemaOf(process.cwd(), 'page') as object;

function show(
  block: object,
  document: object = { route: '/a', body: { main: [block] } },
  { schema, at }: { readonly schema: object; readonly at: string } = { schema: page, at: '/body/main/0' },
) {
  const sent: Operation[] = [];
  const { baseElement } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <DocumentForm
          schema={schemaAt(schema, document, at) ?? {}}
          value={block}
          at={at}
          document={document}
          findings={[]}
          onPatch={(operations) => sent.push(...operations)}
        />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return { sent, baseElement };
}

const choose = async (field: HTMLElement, option: RegExp): Promise<void> => {
  fireEvent.click(field);
  fireEvent.click(await screen.findByRole('option', { name: option }, SLOWLY));
};

describe('pickers', { timeout: 30_000 }, () => {
  it('offers what the documents have, by what the schema says that a field names', async () => {
    const { sent } = show({ type: 'article-teasers', category: 'weg' });
    const field = screen.getByRole('combobox', { name: /^Rubrik der Artikel/u });
    await waitFor(() => expect((field as HTMLInputElement).value).toBe('weg (unbekannt)'), SLOWLY);
    await choose(field, /^Ratgeber/u);
    expect(sent).toEqual([{ op: 'replace', path: '/body/main/0/category', value: 'ratgeber' }]);
  });

  it('finds an instrument by its name and writes its kind with it', async () => {
    const block = { type: 'instrument-list', headline: 'A', instruments: [{ entityType: 'INDEX', entityValue: '1' }] };
    const { sent } = show(block);
    fireEvent.click(document.querySelector('.form-entry .form-section-toggle') as HTMLElement);
    const field = screen.getByPlaceholderText('Name, ISIN oder WKN');
    fireEvent.change(field, { target: { value: 'sap' } });
    fireEvent.click(await screen.findByRole('option', { name: /SAP.*DE0007164600/u }, SLOWLY));
    expect(sent).toEqual([
      { op: 'replace', path: '/body/main/0/instruments/0/entityType', value: 'STOCK' },
      { op: 'replace', path: '/body/main/0/instruments/0/entityValue', value: '82849' },
    ]);
  });

  it.each([
    ['a theme', 'stromnetze', '/anlagethemen/stromnetze'],
    ['a microsite', 'Hansekontor', '/emittenten/hansekontor'],
    ['a page', '/aktien', '/aktien'],
  ])('finds the address of %s by its name', async (_what, words, address) => {
    const { sent } = show({ type: 'article-teasers', category: 'ratgeber', more: { link: '/' } });
    const unfold = screen.queryByRole('button', { name: /^Weg zu allen Artikeln/u, expanded: false });
    if (unfold !== null) fireEvent.click(unfold);
    const field = await screen.findByRole('combobox', { name: /^Adresse aller Artikel/u }, SLOWLY);
    fireEvent.click(field);
    fireEvent.change(field, { target: { value: words } });
    fireEvent.click(await screen.findByRole('option', { name: new RegExp(`^${address}`, 'u') }, SLOWLY));
    expect(sent.at(-1)).toEqual({ op: 'replace', path: '/body/main/0/more/link', value: address });
  });

  it('names an issuer by its number, and shows which it is', async () => {
    const issuer = { layout: 'list', alias: 'a', name: 'A', idIssuer: 90001 };
    show(issuer, issuer, { schema: schemaOf(process.cwd(), 'issuer'), at: '' });
    const field = await screen.findByRole('combobox', { name: /^Kennung des Emittenten/u }, SLOWLY);
    await waitFor(() => expect((field as HTMLInputElement).value).toBe('Hansekontor (90001)'), SLOWLY);
  });

  it('builds a table from the contract: the call, its columns beside a sample', async () => {
    const { sent } = show({ type: 'data-table', headline: 'A', operation: 'findStocks' });
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Aufruf/u }).value).toContain('findStocks');
    fireEvent.click(screen.getByRole('button', { name: 'Spalten wählen …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Spalten wählen' }, SLOWLY));
    await waitFor(() => expect(dialog.getByRole('table', { name: 'Beispiel' }).textContent).toContain('SAP'), SLOWLY);
    for (const box of dialog.getAllByRole<HTMLInputElement>('checkbox')) if (box.checked) fireEvent.click(box);
    fireEvent.click(dialog.getByRole('checkbox', { name: /\(instrument, instrument\)/u }));
    fireEvent.click(dialog.getByRole('checkbox', { name: /\(quote\.last, price\)/u }));
    expect(dialog.getByRole('table', { name: 'Beispiel' }).textContent).toContain('1.234,50');
    fireEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
    expect(sent).toEqual([{ op: 'add', path: '/body/main/0/columns', value: [{ field: 'instrument' }, { field: 'quote.last' }] }]);
  });

  it('offers a parameter what the subject of the page has', async () => {
    const block = { type: 'data-facts', headline: 'A', operation: 'getCompanySnapshot', parameters: { entityValue: '82849' } };
    const { sent } = show(block, { route: '/aktien/[...snapshot]', subject: { kind: 'instrument' }, body: { main: [block] } });
    const source = within(document.querySelector('[data-parameter="entityValue"]') as HTMLElement).getAllByRole(
      'combobox',
    )[0] as HTMLElement;
    fireEvent.change(source, { target: { value: 'subject' } });
    expect(sent).toEqual([{ op: 'replace', path: '/body/main/0/parameters/entityValue', value: { subject: 'entityValue' } }]);
  });

  it('chooses what a parameter may be: what the call counts, what documents name, an instrument with its kind', async () => {
    const block = { type: 'data-table', headline: 'A', operation: 'findDerivatives', parameters: { perPage: 5 } };
    const { sent } = show(block);
    const row = (name: string) => within(document.querySelector(`[data-parameter="${name}"]`) as HTMLElement);
    expect(document.querySelectorAll('[data-parameter]')).toHaveLength(1);
    await choose(screen.getByRole('combobox', { name: 'Weitere Angabe' }), /\(idIssuer\)/u);
    const issuers = await row('idIssuer').findByPlaceholderText('Suchen …', {}, SLOWLY);
    await choose(issuers, /^Hansekontor \(90001\)/u);
    expect(sent).toEqual([{ op: 'add', path: '/body/main/0/parameters/idIssuer', value: '90001' }]);

    await choose(screen.getByRole('combobox', { name: 'Weitere Angabe' }), /\(entityValueUnderlying\)/u);
    fireEvent.change(row('entityValueUnderlying').getByPlaceholderText('Name, ISIN oder WKN'), { target: { value: 'sap' } });
    fireEvent.click(await screen.findByRole('option', { name: /SAP.*DE0007164600/u }, SLOWLY));
    expect(sent.slice(1)).toEqual([
      { op: 'add', path: '/body/main/0/parameters/entityTypeUnderlying', value: 'STOCK' },
      { op: 'add', path: '/body/main/0/parameters/entityValueUnderlying', value: '82849' },
    ]);
  });

  it('offers the names of documents to the parameters of articles', async () => {
    const { sent } = show({ type: 'data-table', headline: 'A', operation: 'findArticles', parameters: { category: 'weg' } });
    const row = within(document.querySelector('[data-parameter="category"]') as HTMLElement);
    const field = await row.findByPlaceholderText('Suchen …', {}, SLOWLY);
    expect((field as HTMLInputElement).value).toBe('weg (unbekannt)');
    await choose(field, /^Ratgeber/u);
    expect(sent).toEqual([{ op: 'replace', path: '/body/main/0/parameters/category', value: 'ratgeber' }]);
  });

  it('edits a rule as a sentence: every condition that the schema knows, also rules in rules', async () => {
    const { sent } = show({
      type: 'page-intro',
      headline: 'A',
      isEnabled: { device: 'MOBILE', under: '/aktien', any: [{ loggedIn: true }, { host: 'www', neu: 1 }] },
    });
    const rule = within(screen.getByRole('group', { name: 'Zu sehen, wenn' }));
    expect(rule.getByRole('status').textContent).toMatch(
      /^Nur, wenn das Gerät ein Handy ist und die Adresse \/aktien ist oder darunter liegt und \(der Besucher angemeldet ist oder /u,
    );
    fireEvent.click(rule.getByRole('checkbox', { name: 'Tablet' }));
    fireEvent.click(rule.getByRole('checkbox', { name: 'Handy' }));
    const second = within(rule.getByRole('group', { name: '2. Regel' }));
    expect(second.getByText('Unbekannt: neu')).toBeTruthy();
    const first = within(rule.getByRole('group', { name: '1. Regel' }));
    fireEvent.change(first.getByLabelText('Anmeldung'), { target: { value: 'false' } });
    fireEvent.click(first.getByRole('button', { name: 'Bedingung „Anmeldung“ entfernen' }));
    const add = rule.getAllByRole('button', { name: '+ Bedingung' }).at(-1) as HTMLElement;
    fireEvent.click(add);
    const offered = (await screen.findAllByRole('menuitem', {}, SLOWLY)).map(({ textContent }) => textContent);
    expect(offered).toEqual(
      expect.arrayContaining(['Anmeldung', 'Produkt', 'Pfad', 'Rechner', 'Route', 'System der App', 'Layout der Microsite', 'Außer wenn']),
    );
    fireEvent.click(screen.getByRole('menuitem', { name: 'Außer wenn' }));
    const at = '/body/main/0/isEnabled';
    expect(sent).toEqual([
      { op: 'replace', path: `${at}/device`, value: ['MOBILE', 'TABLET'] },
      { op: 'remove', path: `${at}/device` },
      { op: 'replace', path: `${at}/any/0/loggedIn`, value: false },
      { op: 'remove', path: `${at}/any/0` },
      { op: 'add', path: `${at}/not`, value: { loggedIn: true } },
    ]);
  });

  it('writes a condition once it has a value, and takes the rule out with its last one', async () => {
    const { sent } = show({ type: 'page-intro', headline: 'A' });
    const rule = within(screen.getByRole('group', { name: 'Zu sehen, wenn' }));
    expect(rule.getByRole('status').textContent).toBe('Ohne Bedingung.');
    fireEvent.click(rule.getByRole('button', { name: '+ Bedingung' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Anmeldung' }, SLOWLY));
    expect(sent).toEqual([]);
    const login = rule.getByLabelText('Anmeldung');
    expect(document.activeElement).toBe(login);
    fireEvent.change(login, { target: { value: 'false' } });
    expect(sent).toEqual([{ op: 'add', path: '/body/main/0/isEnabled', value: { loggedIn: false } }]);
  });

  it('has names and descriptions for those who listen', async () => {
    const { baseElement } = show({ type: 'data-table', headline: 'A', operation: 'findStocks', columns: [{ field: 'instrument' }] });
    fireEvent.click(screen.getByRole('button', { name: 'Spalten wählen …' }));
    await screen.findByRole('dialog', {}, SLOWLY);
    const { violations } = await axe.run(baseElement, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
});
