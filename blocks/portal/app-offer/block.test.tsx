import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[ROUTE-013] leads to the stores that are configured, and to none that is not', async () => {
  const links = (body: HTMLElement) => body.querySelectorAll('a[href^="https://"]').length;
  expect(links(await mountBlock('app-offer', 'with stores'))).toBeGreaterThan(0);
  expect(links(await mountBlock('app-offer', 'without stores'))).toBe(0);
});
