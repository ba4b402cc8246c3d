import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s/gu, ' ');
const facts = () => [...document.querySelectorAll('dl > div')].map((row) => [...row.children].map(({ textContent }) => plain(textContent)));
const cells = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => plain(cell.textContent)));

it('tells whose account it is and how long the session lasts', async () => {
  await showBlock('account-overview', 'two products');
  expect(facts()).toEqual([
    ['Name', 'Anna Beispiel'],
    ['E-Mail', 'anna@example.org'],
    ['Angemeldet bis', '30.08.2026, 17:38 Uhr'],
  ]);
});

it('lists what was bought, since when and until when', async () => {
  const screen = await showBlock('account-overview', 'two products');
  expect(screen.getByRole('rowheader', { name: /^Premium Plus/ })).toBeTruthy();
  expect(cells()).toEqual([
    ['Zu den Aktien', 'jährlich', '01.01.2026', '31.12.2026'],
    ['Zum Handelssystem', 'monatlich', '01.05.2026', 'auf Weiteres'],
  ]);
});

it('leads to what was bought on narrow screens too, where only name and end have columns', async () => {
  const screen = await showBlock('account-overview', 'two products');
  const name = screen.getByRole('rowheader', { name: /^Premium Plus/ });
  expect(name.querySelector('.data-table__fold a')?.textContent).toBe('Zu den Aktien');
});

it('names the support that works in the account', async () => {
  await showBlock('account-overview', 'seen by support');
  expect(facts()).toContainEqual(['Im Konto arbeitet', 'verwaltung@example.org']);
});

it('says so when nothing was bought or nobody is logged in', async () => {
  const bare = await showBlock('account-overview', 'no product, no name');
  expect(bare.getByText(/noch kein Produkt gekauft/)).toBeTruthy();
  const out = await showBlock('account-overview', 'logged out');
  expect(out.getByRole('link', { name: 'Melde dich an' }).getAttribute('href')).toBe('/login?from=%2Fkonto');
});
