import { join } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { blockFolders, loadFixtures, type BlockFixture } from './fixtures.ts';

/** Renders one fixture of a block without DOM, as the renderer does: the component alone, pure and synchronous. */
export async function renderBlock(type: string, fixtureName: string): Promise<string> {
  return renderFixture(fixtureOf(type, fixtureName));
}

/** Renders a fixture, e.g. one that a test has changed. */
export async function renderFixture(fixture: BlockFixture): Promise<string> {
  const component = await blockComponent(fixture.block);
  return renderToStaticMarkup(createElement(component, fixture));
}

/** The fixture with this name; fails with the names there are. */
export function fixtureOf(type: string, name: string): BlockFixture {
  const fixtures = loadFixtures(type);
  const found = fixtures.find((fixture) => fixture.name === name);
  if (found) return found;
  throw new Error(`Block "${type}" has no fixture "${name}", only: ${fixtures.map((fixture) => fixture.name).join(', ')}.`);
}

async function blockComponent(type: string): Promise<ComponentType<BlockFixture>> {
  const folder = blockFolders().get(type) ?? '';
  const module = (await import(/* @vite-ignore */ join(folder, 'block.tsx'))) as Record<string, ComponentType<BlockFixture>>;
  const name = type.replaceAll(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase());
  const component = module[name];
  if (component === undefined) throw new Error(`blocks/*/${type}/block.tsx does not export ${name}.`);
  return component;
}
