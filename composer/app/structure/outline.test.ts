import { describe, expect, it } from 'vitest';
import { nodeAround, nodesOf, outlineOf } from './outline.ts';

const words = { block: (type: string) => `Baustein ${type}`, key: (key: string) => `Liste ${key}` };

describe('the outline of a document', () => {
  it('has the slots of a page with its blocks, those of its sub-pages too', () => {
    const slots = outlineOf(
      {
        body: { top: [{ type: 'page-intro', headline: 'Die <em>Märkte</em>' }], main: [{ use: 'ratgeber' }] },
        subPages: { chart: { label: 'Chart', body: { main: [{ type: 'full-chart' }] } } },
      },
      'page',
      words,
    );
    expect(slots.map(({ at, label, nodes }) => [at, label, nodes.length])).toEqual([
      ['/body/top', 'Oben', 1],
      ['/body/main', 'Hauptspalte', 1],
      ['/body/aside', 'Randspalte', 0],
      ['/subPages/chart/body/top', 'Chart: Oben', 0],
      ['/subPages/chart/body/main', 'Chart: Hauptspalte', 1],
      ['/subPages/chart/body/aside', 'Chart: Randspalte', 0],
    ]);
    expect(slots[0]?.nodes[0]).toMatchObject({ label: 'Baustein page-intro', detail: 'Die Märkte' });
    expect(slots[1]?.nodes[0]).toMatchObject({ label: 'Bausteinliste', detail: 'ratgeber' });
  });
  it('has the lists of any other kind, also of one that nobody has heard of, down to the fourth level', () => {
    const item = (label: string, items: object[] = []) => ({ id: label, label, ...(items.length > 0 && { items }) });
    const slots = outlineOf({ groups: [item('a', [item('b', [item('c', [item('d')])])])] }, 'gibt-es-noch-nicht', words);
    expect(slots.map(({ label }) => label)).toEqual(['Liste groups']);
    expect(nodesOf(slots).map(({ label }) => label)).toEqual(['a', 'b', 'c', 'd']);
    expect(nodeAround(slots, '/groups/0/items/0/label')?.label).toBe('b');
  });
});
