import { expect, it } from 'vitest';
import { linkedBlocks, type Layout } from './layouts.ts';

const words = { block: (type: string) => type, key: (key: string) => key };
const layout = (name: string, value: object): Layout => ({ name, file: `layouts/${name}.yaml`, value });
const block = (type: string) => ({ type });

it('shows what layouts bring beside the page’s own blocks, and where it stands', () => {
  const layouts = [
    layout('oben', { layout: 'unten', body: { main: { append: [block('b')] }, aside: [{ use: 'ratgeber' }] } }),
    layout('unten', { body: { top: [block('kopf')], main: [block('a')], aside: [block('nie')] } }),
  ];
  const page = { layout: 'oben', body: { main: { prepend: [block('eigen')] }, aside: [block('statt')] } };
  const linked = linkedBlocks(page, layouts, words);
  expect([...linked].map(([at, { where, blocks }]) => [at, where, blocks.map(({ file, at: place }) => `${file}#${place}`)])).toEqual([
    ['/body/top/append', 'before', ['layouts/unten.yaml#/body/top/0']],
    ['/body/main/prepend', 'after', ['layouts/unten.yaml#/body/main/0', 'layouts/oben.yaml#/body/main/append/0']],
  ]);
  expect(linkedBlocks({ layout: 'oben' }, layouts, words).get('/body/aside/append')?.blocks).toEqual([
    { file: 'layouts/oben.yaml', at: '/body/aside/0', layout: 'oben', label: 'Bausteinliste', detail: 'ratgeber' },
  ]);
});
