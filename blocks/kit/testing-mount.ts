import { renderBlock, renderFixture, fixtureOf } from './testing.ts';
import type { BlockFixture } from './fixtures.ts';

/** Renders one fixture into the test's document, so that a test can ask for roles and texts as a visitor would. */
export async function mountBlock(type: string, fixtureName: string): Promise<HTMLElement> {
  document.body.innerHTML = await renderBlock(type, fixtureName);
  return document.body;
}

/** Renders a fixture with some of its parts replaced. */
export async function mountBlockWith(type: string, fixtureName: string, changes: Partial<BlockFixture>): Promise<HTMLElement> {
  document.body.innerHTML = await renderFixture({ ...fixtureOf(type, fixtureName), ...changes });
  return document.body;
}
