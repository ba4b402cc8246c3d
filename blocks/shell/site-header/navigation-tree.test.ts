import { expect, it } from 'vitest';
import { ANYONE } from '#domain/user/visitor.ts';
import { navigationTree } from './navigation-tree.ts';

type Input = Parameters<typeof navigationTree>;

it('marks no entry as the current page whose rule says that it is not here, though it leads here', () => {
  const issuers = { id: 'issuers', label: 'Emittenten', path: '/derivate', isActive: { under: '/derivate/realpush-liste' } };
  const finder = { id: 'finder', label: 'Finder', path: '/derivate/finder' };
  const config = { navigation: { groups: [issuers, finder] }, site: { hosts: {} } } as unknown as Input[0];
  const currentAt = (path: string) => navigationTree(config, { path, visitor: ANYONE }).filter(({ isCurrent }) => isCurrent);
  expect(currentAt('/derivate')).toEqual([]);
  expect(currentAt('/derivate/finder').map(({ id }) => id)).toEqual(['finder']);
});
