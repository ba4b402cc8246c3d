import { renderBlock, renderFixture, fixtureOf } from './testing.ts';
import type { BlockFixture } from './fixtures.ts';

/** Renders a fixture into the test's document, so that tests can query roles and texts like a visitor. */
export async function mountBlock(type: string, fixtureName: string): Promise<HTMLElement> {
  document.body.innerHTML = await renderBlock(type, fixtureName);
  return document.body;
}

/** Renders a fixture with some of its properties replaced. */
export async function mountBlockWith(type: string, fixtureName: string, changes: Partial<BlockFixture>): Promise<HTMLElement> {
  document.body.innerHTML = await renderFixture({ ...fixtureOf(type, fixtureName), ...changes });
  return document.body;
}
