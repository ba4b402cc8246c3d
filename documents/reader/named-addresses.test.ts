import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadConfig } from './load.ts';
import { findingAfter, loadedAfter, shippedConfig } from './testing/scratch-config.ts';

const page = (route: string, more = ''): string =>
  `name: probe\nroute: ${route}\ntitle: Probe\ndescription: Probe\ndataClass: static\nrendering: cached\nrobots: noindex\n${more}body: { main: [] }\n`;
const menu = (path: string): string => `login: { label: Anmelden }
overview: { label: Übersicht, path: '${path}' }
portfolio: { label: Portfolio, path: / }
entries: []
settings: { label: Einstellungen, path: / }
logout: { label: Logout, path: / }
`;
/** Returns the address of the menu's entry and the findings of the check about it. */
function menuAfter(path: string, route: string) {
  const loaded = loadedAfter({ 'user-menu.yaml': menu(path), 'pages/probe.yaml': page(route) });
  return {
    address: loaded.config.userMenu.overview.path,
    findings: loaded.findings.filter(({ file }) => file === 'user-menu.yaml').map(({ rule }) => rule),
  };
}

describe('an address by the name of a page', () => {
  it('leads where the page stands, wherever an editor moves it', () => {
    expect(menuAfter('seite:probe', '/probe')).toEqual({ address: '/probe', findings: [] });
    expect(menuAfter('seite:probe', '/bereich/probe')).toEqual({ address: '/bereich/probe', findings: [] });
  });

  it.each([
    ['seite:probe#kosten', '/probe', '/probe#kosten'],
    ['seite:probe?ansicht=liste#kosten', '/probe', '/probe?ansicht=liste#kosten'],
    ['seite:probe', '/probe/[[tab]]', '/probe'],
    ['seite:probe/kurse', '/probe/[[tab]]', '/probe/kurse'],
    ['seite:probe/flatex/kurse', '/haus/[house]/mehr/[[tab]]', '/haus/flatex/mehr/kurse'],
    ['seite:probe/a/b', '/probe/[...rest]', '/probe/a/b'],
  ])('%s of the page %s is %s', (path, route, address) => {
    expect(menuAfter(path, route).address).toBe(address);
  });

  it('is found when no page has the name, with the one that was meant', () => {
    const finding = findingAfter({ 'user-menu.yaml': menu('seite:prob'), 'pages/probe.yaml': page('/probe') });
    expect(finding).toMatchObject({ rule: 'unknown-page-name', file: 'user-menu.yaml', line: 2, suggestion: 'seite:probe' });
  });

  it('is found when nothing stands below the page', () => {
    expect(menuAfter('seite:probe/kurse', '/probe').findings).toEqual(['unknown-path']);
  });

  it('may stand in a block, in a list of blocks and in the middle of a text', () => {
    const links = '{ type: link-list, headline: Weiter, groups: [{ links: [{ name: Ziel, link: seite:probe, text: Dort. }] }] }';
    const body = `body: { main: [${links}, { use: probe-liste }] }\n`;
    const answer = `'<a href="seite:probe#x">hier</a>'`;
    const list = `blocks:\n  - { type: questions, groups: [{ title: Fragen, questions: [{ question: Wo?, answer: [${answer}] }] }] }\n`;
    const loaded = loadedAfter({
      'pages/probe.yaml': page('/ziel'),
      'pages/zweite.yaml': page('/zweite').replace('name: probe\n', '').replace('body: { main: [] }\n', body),
      'block-lists/probe-liste.yaml': list,
    });
    expect(loaded.findings.filter(({ file }) => file.includes('probe') || file.includes('zweite'))).toEqual([]);
    const written = JSON.stringify(loaded.config.pages.find(({ route }) => route === '/zweite')?.body);
    expect(written).toContain('"link":"/ziel"');
    expect(written).toContain('/ziel#x');
    expect(written).not.toContain('seite:');
  });

  it('is accepted wherever a schema asks for an address of the portal by its form', () => {
    const files = globSync(['documents/{schemas,kinds/*}/*.json', 'blocks/{*/*/block,kit/shared}.schema.json'], {
      cwd: `${shippedConfig}/..`,
    });
    const refused = files.flatMap((file) => refusedIn(JSON.parse(readFileSync(`${shippedConfig}/../${file}`, 'utf8')), file));
    // The first requires a placeholder `{letter}`; the provider reads products by itself; the last matches hosts, not pages.
    expect(refused.toSorted()).toEqual([
      'documents/kinds/footer/footer.schema.json: \\{letter\\}',
      'documents/kinds/products/products.schema.json: ^(/|https://)',
      'documents/kinds/products/products.schema.json: ^(/|https://)',
      'documents/kinds/site/site.schema.json: ^(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?|/[a-z0-9-]+)?$',
    ]);
  });

  it('leads somewhere in all that is shipped', () => {
    expect(JSON.stringify(loadConfig(shippedConfig).config)).not.toMatch(/"seite:/u);
  });
});

function refusedIn(node: unknown, file: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { 'x-reference': reference, pattern } = { 'x-reference': undefined, pattern: undefined, ...node };
  const isAddress = reference === 'path' || reference === 'own-path';
  const own =
    isAddress && typeof pattern === 'string' && !new RegExp(pattern, 'u').test('seite:konto') ? [`${file}: ${String(pattern)}`] : [];
  return [...own, ...Object.values(node).flatMap((inner) => refusedIn(inner, file))];
}
