import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

const plain = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((element) => (element.textContent ?? '').replaceAll('\u00A0', ' '));
const share = (selector: string, name: string): number => Number.parseFloat(document.querySelector(selector)?.getAttribute(name) ?? '');

it('shows buy, hold and sell as parts of one bar that say their number', async () => {
  await showBlock('analyst-views', 'seventeen views');
  expect(plain('li')).toEqual(['Kaufen 7 davon 1 stark', 'Halten 7', 'Verkaufen 3 davon 1 stark']);
  const widths = [...document.querySelectorAll('rect')].map((part) => Number.parseFloat(part.getAttribute('width') ?? ''));
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100, 6);
  expect(widths[2]).toBeCloseTo((3 / 17) * 100, 6);
});

it('holds the targets against the price, and says which price of when', async () => {
  await showBlock('analyst-views', 'seventeen views');
  expect(plain('.facts__row')).toEqual([
    'Mittleres Kursziel167,12 EUR',
    'Niedrigstes und höchstes123,00 – 205,00 EUR',
    'Abstand zum Kurs+5,99 %',
  ]);
  const [low, high, price, target] = [
    share('.analyst-views__span', 'x1'),
    share('.analyst-views__span', 'x2'),
    share('.analyst-views__price', 'x1'),
    share('.analyst-views__target', 'cx'),
  ];
  expect(low).toBeLessThan(price ?? 0);
  expect(price).toBeLessThan(target ?? 0);
  expect(target).toBeLessThan(high ?? 0);
  expect(plain('.analyst-views__stand')[0]).toBe('Kurs 157,68 EUR: Xetra, 31.07.2026, 17:38:08 Uhr.');
  expect(plain('.analyst-views__stand')[1]).toContain('17 Empfehlungen, die jüngste vom 18.07.2026');
});

it('compares no targets with a price of another currency, and is not there without views', async () => {
  await showBlock('analyst-views', 'targets in another currency');
  expect(plain('.facts__label')).toEqual(['Mittleres Kursziel', 'Niedrigstes und höchstes']);
  expect(document.querySelector('.analyst-views__scale')).toBeNull();
  await showBlock('analyst-views', 'nobody says anything');
  expect(document.body.innerHTML).toBe('');
});
