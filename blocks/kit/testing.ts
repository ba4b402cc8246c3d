import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { blockFolders, fixtureView, loadFixtures, type BlockFixture } from './fixtures.ts';
import type { BlockForm } from './form/form.ts';

/** Renders one fixture of a block without DOM, as the renderer does: the component alone, pure and synchronous. */
export async function renderBlock(type: string, fixtureName: string): Promise<string> {
  return renderFixture(fixtureOf(type, fixtureName));
}

/** Renders a fixture, e.g. one that a test has changed. */
export async function renderFixture(fixture: BlockFixture): Promise<string> {
  const component = await blockComponent(fixture.block);
  return renderToStaticMarkup(createElement(component, fixtureView(fixture, await formOf(fixture.block))));
}

/** The fixture with this name; fails with the names there are. */
export function fixtureOf(type: string, name: string): BlockFixture {
  const fixtures = loadFixtures(type);
  const found = fixtures.find((fixture) => fixture.name === name);
  if (found) return found;
  throw new Error(`Block "${type}" has no fixture "${name}", only: ${fixtures.map((fixture) => fixture.name).join(', ')}.`);
}

type AnyComponent = ComponentType<ReturnType<typeof fixtureView>>;

async function blockComponent(type: string): Promise<AnyComponent> {
  const folder = blockFolders().get(type) ?? '';
  const module = (await import(/* @vite-ignore */ join(folder, 'block.tsx'))) as Record<string, AnyComponent>;
  const name = type.replaceAll(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase());
  const component = module[name];
  if (component === undefined) throw new Error(`blocks/*/${type}/block.tsx does not export ${name}.`);
  return component;
}

/** The form of a block, read only where there is one: with it comes the check of its request. */
async function formOf(type: string): Promise<BlockForm | undefined> {
  if (!existsSync(join(blockFolders().get(type) ?? '', 'form.ts'))) return undefined;
  const forms = Object.values(await import('../generated/forms.ts'));
  return forms.find(({ name }) => name === type);
}
