import { expect, it } from 'vitest';
import { showBlock } from '../../kit/testing-dom.ts';

const boxes = async (fixture: string) =>
  (await showBlock('privacy-center', fixture)).getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);

it('[CONSENT-005] is what the configured id of the privacy manager leads to', async () => {
  await showBlock('privacy-center', 'nobody has decided');
  expect(document.querySelector('#privacy-center form')?.getAttribute('action')).toBe('/privacy-center');
});

it('shows each purpose as the visitor left it; none is agreed to before he has', async () => {
  expect(await boxes('nobody has decided')).toEqual([false, false, false]);
  expect(await boxes('agreed to one purpose')).toEqual([true, false, false]);
  expect(document.querySelector('[role=status]')?.textContent).toContain('180 Tage');
  expect(await boxes('refused everything')).toEqual([false, false, false]);
  expect(document.body.textContent).toContain('Du hast alles abgelehnt.');
});

it('[CONF-033] names what a purpose is about, and asks for none that nothing needs', async () => {
  const screen = await showBlock('privacy-center', 'nobody has decided');
  expect(screen.getByText(/Betrifft: Werbeserver\./u)).toBeTruthy();
  expect(await boxes('nothing but the portal itself')).toHaveLength(1);
  expect(document.body.textContent).toContain('Parkett bindet gerade nichts ein');
});

it('offers three ways, to refuse first', async () => {
  const screen = await showBlock('privacy-center', 'nobody has decided');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Alle ablehnen',
    'Auswahl speichern',
    'Alle akzeptieren',
  ]);
});
