import { expect, it } from 'vitest';
import { fixtureOf } from '../../kit/testing.ts';
import { mountBlockWith } from '../../kit/testing-mount.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import { needs, productKey } from './data.ts';

const ISIN = 'DE0007164600';
const asked = (query: Readonly<Record<string, string>>): Record<string, { operation: string; input: { query?: object; path?: object } }> =>
  needs({ page: { query } } as unknown as Parameters<typeof needs>[0]);

it('[ROUTE-039] computes exactly five scenarios side by side, each with inputs and a result of its own, also without scripts', async () => {
  const screen = await showBlock('warrant-calculator', 'a product of the address');
  const scenarios = screen.getAllByRole('group');
  expect(scenarios).toHaveLength(5);
  const fields = [...document.querySelectorAll<HTMLInputElement>('form [name]')].map(({ name }) => name).filter((name) => /\d$/.test(name));
  expect(fields).toEqual([1, 2, 3, 4, 5].flatMap((number) => [`kurs${number}`, `volatilitaet${number}`, `tag${number}`]));
  expect(document.querySelectorAll('output')).toHaveLength(5);
  // The form leads to the page that computes the scenarios in its query.
  expect(document.querySelector('form:has([name=kurs1])')?.getAttribute('action')).toBe('/derivate/optionsschein-rechner');
});

it('shows what the assumptions of an address come to, and says what is wrong with one', async () => {
  const screen = await showBlock('warrant-calculator', 'assumptions of the address');
  const [first, second] = screen.getAllByRole('group').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
  expect(first).toContain('24,500 EUR');
  expect(first).toContain('−18,20 % zu heute');
  expect(second).toContain('Gib einen Kurs über 0 ein.');
  expect(document.querySelector<HTMLInputElement>('[name=kurs2]')?.value).toBe('viel');
});

it('asks for the product and each scenario of the address that is right, and for products to begin with where it names none', () => {
  const scenario = (number: number, kurs: string) => ({
    [`kurs${number}`]: kurs,
    [`volatilitaet${number}`]: '',
    [`tag${number}`]: '2026-12-01',
  });
  const five = Object.assign({}, ...['24.000', '0', '25.500,5', 'x', '1'].map((kurs, index) => scenario(index + 1, kurs))) as Record<
    string,
    string
  >;
  const queries = asked({ produkt: 'de000 7164600', ...five });
  expect(Object.keys(queries)).toEqual(['snapshot', 'today', 'one', 'three', 'five']);
  expect(queries['three']?.input).toEqual({
    path: { entityValue: `ISIN:${ISIN}` },
    query: { priceUnderlying: 25_500.5, dateCalculation: '2026-12-01' },
  });
  expect(Object.keys(asked({}))).toEqual(['suggestions']);
  expect(Object.keys(asked({ produkt: '<script>' }))).toEqual(['suggestions']);
});

it.each([
  [ISIN, `ISIN:${ISIN}`],
  [' 716460 ', 'WKN:716460'],
  ['12', undefined],
  [undefined, undefined],
])('reads %s as a product', (typed, key) => expect(productKey(typed)).toBe(key));

it('says of a product that it does not know what could be wrong', async () => {
  const screen = await showBlock('warrant-calculator', 'no product at all');
  expect(screen.getByText(/„12“ ist weder eine ISIN noch eine WKN/)).toBeTruthy();
});

it('says nothing of a field that was sent empty', async () => {
  const fixture = fixtureOf('warrant-calculator', 'no product chosen');
  await mountBlockWith('warrant-calculator', 'no product chosen', { page: { ...fixture.page, query: { produkt: ' ' } } });
  expect(document.querySelector('.warrant-calculator__fault')).toBeNull();
});

it('offers products to begin with', async () => {
  const screen = await showBlock('warrant-calculator', 'no product chosen');
  expect(screen.getByRole('list').querySelector('a')?.getAttribute('href')).toMatch(/\?produkt=[A-Z0-9]{12}$/);
});
