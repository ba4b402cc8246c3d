import { expect, it } from 'vitest';
import { fixtureOf } from '../../kit/testing.ts';
import { mountBlockWith } from '../../kit/testing-mount.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import type { BlockInput } from '../../kit/block.ts';
import type { DataFactsProps } from '../../generated/props.ts';
import { needs } from './data.ts';

const facts = (): Readonly<Record<string, string | null | undefined>> =>
  Object.fromEntries(
    [...document.querySelectorAll('.facts__row')].map((row) => [row.children[0]?.textContent ?? '', row.children[1]?.textContent] as const),
  );

it('writes each value as the contract says, under the label of the document or of the contract', async () => {
  await showBlock('data-facts', 'of a share');
  const shown = facts();
  expect(shown).toMatchObject({ Unternehmen: 'SAP SE', Land: 'Deutschland' });
  expect(shown['Börsenwert der Gattung']).toMatch(/^[\d,]+\u00A0Mrd\u00A0EUR$/u);
  expect(shown['Letzter Kurs']).toMatch(/^[\d,]+\u00A0EUR$/u);
  expect(shown['Heute']).toMatch(/^[+−][\d,]+\u00A0% (?:gestiegen|gefallen)$/u);
});

it('marks prices for the live updater, and says where they come from', async () => {
  await showBlock('data-facts', 'of a share');
  const live = [...document.querySelectorAll('[data-notation]')].map((cell) => cell.getAttribute('data-field'));
  expect(live).toEqual(expect.arrayContaining(['last', 'performancePct', 'datetimeLast']));
  expect(document.querySelector('.source-note')).not.toBeNull();
});

it('asks the call that the document names, with what the page is about', () => {
  const input = fixtureOf('data-facts', 'of a share') as unknown as BlockInput<DataFactsProps>;
  expect(needs(input).answer).toEqual({
    operation: 'getStockSnapshot',
    input: { path: { entityValue: '82849' }, query: {} },
    optional: 'refused',
  });
  expect(needs({ ...input, subject: undefined })).toEqual({});
});

it('says so when nothing is known, or is not there at all', async () => {
  const screen = await showBlock('data-facts', 'nothing known');
  expect(screen.getByText('Dazu ist gerade nichts bekannt.')).toBeTruthy();
  await showBlock('data-facts', 'nothing known and hidden');
  expect(document.body.innerHTML).toBe('');
});

it('names a link by its address, a long one by its host alone', async () => {
  const urls = ['https://www.sap.com/', 'https://emittent.example/basisinformationsblatt/HK1234.pdf'];
  const names: (string | undefined)[] = [];
  for (const name of urls) {
    const { props } = fixtureOf('data-facts', 'of a share');
    const named = [{ field: 'company.name', label: 'Seite', format: 'link' }];
    await mountBlockWith('data-facts', 'of a share', { props: { ...props, facts: named }, data: { answer: { company: { name } } } });
    const link = document.querySelector('dd a');
    expect(link?.getAttribute('href')).toBe(name);
    names.push(link?.textContent ?? undefined);
  }
  expect(names).toEqual(['sap.com', 'emittent.example']);
});

it('escapes what an answer holds, and links to nothing but addresses', async () => {
  const answer = { company: { name: '<img src=x onerror=alert(1)>' }, quote: { last: '<b>1</b>' } };
  await mountBlockWith('data-facts', 'of a share', { data: { answer } });
  expect(facts()).toEqual({ Unternehmen: '<img src=x onerror=alert(1)>', 'Letzter Kurs': '–' });
  expect(document.querySelector('img, b')).toBeNull();
});
