import { within, type BoundFunctions, type queries } from '@testing-library/react';
import { renderBlock } from './testing.ts';

/** Adds a fixture's HTML to the test's document, as the server sends it. Returns the queries of Testing Library on it. */
export async function showBlock(type: string, fixtureName: string): Promise<BoundFunctions<typeof queries>> {
  document.body.innerHTML = await renderBlock(type, fixtureName);
  return within(document.body);
}
