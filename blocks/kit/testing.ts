import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockForm } from './form/form.ts';
import type { BlockForms } from './registry.ts';
import { blockFolders, fixtureView, loadFixtures, type BlockFixture, type FixtureForms } from './fixtures.ts';

/** Renders a fixture of a block without DOM, like the renderer: only the component, pure and synchronous. */
export async function renderBlock(type: string, fixtureName: string): Promise<string> {
  return renderFixture(fixtureOf(type, fixtureName));
}

/** Renders a fixture, such as one that a test has changed. */
export async function renderFixture(fixture: BlockFixture): Promise<string> {
  const component = await blockComponent(fixture.block);
  return renderToStaticMarkup(createElement(component, fixtureView(fixture, await formsOf(fixture.block))));
}

/**
 * Returns the fixture with this name.
 * @throws if there is none; the message lists the existing names
 */
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

/** Forms of a block, loaded only if it has any, since they include the validators of their requests. */
async function formsOf(type: string): Promise<FixtureForms> {
  if (!existsSync(join(blockFolders().get(type) ?? '', 'form.ts'))) return {};
  for (const known of Object.values<BlockForm | BlockForms>(await import('../generated/forms.ts'))) {
    if (isForm(known)) {
      if (known.name === type) return { form: known };
    } else if (Object.values(known).some(({ name }) => name.startsWith(`${type}.`))) return { forms: known };
  }
  return {};
}

function isForm(known: BlockForm | BlockForms): known is BlockForm {
  return typeof known['name'] === 'string';
}
