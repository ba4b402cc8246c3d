import { expect, it } from 'vitest';
import { faultsIn } from './broken-blocks.ts';

it('names the blocks that the compiler complains about, each once, and leaves tests out', () => {
  const output = [
    "blocks/instrument/key-facts/facts.tsx(12,11): error TS2339: Property 'marketCap' does not exist on type 'StocksFigure'.",
    "blocks/instrument/key-facts/facts.tsx(18,5): error TS2304: Cannot find name 'marketCap'.",
    'blocks/instrument/key-facts/block.test.tsx(3,1): error TS2322: Type does not fit.',
    "provider/http/stock.ts(7,3): error TS2353: 'marketCap' does not exist.",
    '  Type A is not assignable to type B.',
  ].join('\n');
  expect(faultsIn(output)).toEqual({
    blocks: ['instrument/key-facts'],
    faults: [
      "blocks/instrument/key-facts/facts.tsx:12:11  Property 'marketCap' does not exist on type 'StocksFigure'.",
      "blocks/instrument/key-facts/facts.tsx:18:5  Cannot find name 'marketCap'.",
      "provider/http/stock.ts:7:3  'marketCap' does not exist.",
    ],
  });
});
