import { expect, it } from 'vitest';
import { keepTyped } from './keep-typed.ts';

/** Island with one field in which the visitor typed `m` while its code was loading. */
function typedInto(html: string): { readonly island: HTMLElement; readonly field: HTMLInputElement } {
  document.body.innerHTML = `<div>${html}</div>`;
  const island = document.querySelector<HTMLElement>('div');
  const field = document.querySelector('input');
  if (island === null || field === null) throw new Error('The test has no field.');
  return { island, field };
}

it('keeps the caret behind what was typed: the letters that follow stand behind it', () => {
  const { island, field } = typedInto('<input type="search" name="dazu">');
  const putBack = keepTyped(island);
  field.value = 'ms';
  field.setSelectionRange(2, 2);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Simulates hydration: React renders its initial content, and browsers move the caret to the start.
  field.value = '';
  field.setSelectionRange(0, 0);
  putBack();
  expect(field.value).toBe('ms');
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 2]);
});

it('keeps a caret that was moved into the middle, and letters that were selected', () => {
  const { island, field } = typedInto('<input name="q">');
  const putBack = keepTyped(island);
  field.value = 'deutsche';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.setSelectionRange(1, 3);
  field.dispatchEvent(new Event('keyup', { bubbles: true }));
  field.setSelectionRange(0, 0);
  putBack();
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['deutsche', 1, 3]);
});

it('puts back the content of fields whose caret no script may see', () => {
  const { island, field } = typedInto('<input type="number" name="betrag" value="100">');
  const putBack = keepTyped(island);
  field.value = '250';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.value = '100';
  putBack();
  expect(field.value).toBe('250');
});
