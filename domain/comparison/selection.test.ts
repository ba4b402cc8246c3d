import { expect, it } from 'vitest';
import { addToSelection, MOST_COMPARED, readSelection, selectionPath } from './selection.ts';

const isins = Array.from({ length: 12 }, (_, index) => `IE00B4L5Y${String(index).padStart(2, '0')}3`);
const ten = isins.slice(0, MOST_COMPARED);

it('[INSTR-030] refuses the eleventh instrument and says why, while the other ten stay', () => {
  const nine = addToSelection(ten.slice(0, 9), ten[9] ?? '');
  expect(nine).toEqual({ isins: ten });
  expect(addToSelection(ten, isins[10] ?? '')).toEqual({ isins: ten, refusal: 'full' });
  expect(addToSelection(ten, ten[3] ?? '')).toEqual({ isins: ten, refusal: 'there' });
});

it('[INSTR-030] shows the first ten of an address that asks for more, and tells the others', () => {
  expect(readSelection(isins.join(','))).toEqual({ isins: ten, leftOut: isins.slice(10) });
});

it('reads an address in any case, each instrument once, and leaves out what is no ISIN', () => {
  expect(readSelection('ie00b4l5y983, DE0005933931,,DE0005933931,716460,<script>')).toEqual({
    isins: ['IE00B4L5Y983', 'DE0005933931'],
    leftOut: ['716460', '<SCRIPT>'],
  });
  expect(readSelection()).toEqual({ isins: [], leftOut: [] });
});

it('writes the address that it reads', () => {
  expect(selectionPath('/etf/vergleich', ['IE00B4L5Y983', 'DE0005933931'])).toBe('/etf/vergleich?werte=IE00B4L5Y983,DE0005933931');
  expect(selectionPath('/etf/vergleich', [], { nur: 'unterschiede' })).toBe('/etf/vergleich?nur=unterschiede');
  expect(selectionPath('/etf/vergleich', [])).toBe('/etf/vergleich');
});
