import { expect, it } from 'vitest';
import { fieldFaults } from './answer-fields.ts';

const faults = (link: string) => fieldFaults([{ field: 'name', link }], 'Quicklink', ['columns']);

it('lets a text lead to an address of its row, and to nothing else', () => {
  expect(faults('url')).toEqual([]);
  expect(faults('adresse')).toMatchObject([{ rule: 'unknown-field', path: ['columns', 0, 'link'] }]);
  expect(faults('total')).toMatchObject([{ rule: 'wrong-field', path: ['columns', 0, 'link'] }]);
});
