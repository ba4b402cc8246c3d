import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00A0', ' ').replaceAll('\u00AD', '');
const rows = (): string[][] =>
  [...document.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('th, td')].map((cell) => plain(cell.textContent)));

it('shows each figure beside the median of the branch, and whose median it is', async () => {
  await showBlock('share-valuation', 'beside its branch');
  expect(rows()[0]).toEqual(['Kurs-Gewinn-Verhältnis (KGV)', '24,33', '31,77']);
  expect(rows().find(([label]) => label === 'Umsatzwachstum')).toEqual(['Umsatzwachstum', '−6,79 %', '+11,64 %']);
  // A figure without a median in the branch still has a row.
  expect(rows().find(([label]) => label === 'EBIT-Marge')).toEqual(['EBIT-Marge', '29,56 %', '–']);
  expect(plain(document.body.textContent)).toContain('Median über 42 Aktien der Branche Standardsoftware, Stand 23.11.2026, 15:00 Uhr.');
});

it('opens by one touch, without a script, what a figure follows from: price with venue and second, and earnings', async () => {
  await showBlock('share-valuation', 'beside its branch');
  const sign = document.querySelector('tbody tr button');
  const text = document.getElementById(sign?.getAttribute('popovertarget') ?? '');
  expect(text?.hasAttribute('popover')).toBe(true);
  expect(plain(text?.textContent)).toBe(
    'Kurs 158,17 EUR (Xetra, 23.11.2026, 14:44:52 Uhr) durch erwartetes Ergebnis je Aktie 2026e von 6,50 EUR.',
  );
  expect(document.querySelectorAll('tbody button')).toHaveLength(document.querySelectorAll('tbody tr').length);
});

it('compares nothing where a share is alone, and is not there where its company is unknown', async () => {
  await showBlock('share-valuation', 'alone in its branch');
  expect(rows()[0]).toEqual(['Kurs-Gewinn-Verhältnis (KGV)', '24,33']);
  expect(document.body.textContent).not.toContain('Median');
  await showBlock('share-valuation', 'unknown company');
  expect(document.body.innerHTML).toBe('');
});
