import { within, type BoundFunctions, type queries } from '@testing-library/react';
import { renderBlock } from './testing.ts';

/** Puts a fixture's HTML into the test's document, as the server sends it, and gives the queries of Testing Library on it. */
export async function showBlock(type: string, fixtureName: string): Promise<BoundFunctions<typeof queries>> {
  document.body.innerHTML = await renderBlock(type, fixtureName);
  return within(document.body);
}
