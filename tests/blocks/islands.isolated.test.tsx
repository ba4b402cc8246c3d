import { createElement } from 'react';
import { join } from 'node:path';
import { cleanup, fireEvent, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { blocksTask } from '#codegen/blocks/task.ts';
import { generate } from '#codegen/run.ts';
import { createTestTree, type TestTree } from '#codegen/test-tree.ts';
import { loadFixtures } from '#blocks/kit/fixtures.ts';
import { Island } from '#blocks/kit/island.tsx';
import type { IslandModule } from '#blocks/kit/registry.ts';
import { renderFixture } from '#blocks/kit/testing.ts';
import { islands } from '#blocks/generated/islands.ts';

type Loader = () => Promise<IslandModule>;
type Islands = Readonly<Record<string, Loader>>;

/** Returns the HTML that the server renders for an island. */
async function serverHtml(load: Loader | undefined, props: object, identifierPrefix = ''): Promise<string> {
  return load === undefined
    ? 'There is no such island.'
    : renderToString(createElement((await load()).Island, props), { identifierPrefix });
}

describe('the islands of the fixtures', () => {
  const types = [...new Set(Object.keys(islands).map((name) => name.split('/')[0] ?? ''))];
  const seen = new Set<string>();

  // Needs more time: the first island imports Mantine, which takes seconds on a busy machine.
  it.each(types)(
    'of %s are the ones that their names say, and their props survive the way to the browser',
    async (type) => {
      for (const fixture of loadFixtures(type)) {
        document.body.innerHTML = await renderFixture(fixture);
        for (const element of document.querySelectorAll('parkett-island')) {
          const name = element.getAttribute('name') ?? '';
          const props = JSON.parse(element.getAttribute('props') ?? '') as object;
          const again = document.createElement('div');
          again.innerHTML = await serverHtml((islands as Islands)[name], props, element.getAttribute('prefix') ?? '');
          expect([fixture.name, name, again.innerHTML]).toEqual([fixture.name, name, element.innerHTML]);
          seen.add(name);
        }
      }
    },
    30_000,
  );

  it('are all there are', () => expect([...seen].toSorted()).toEqual(Object.keys(islands).toSorted()));

  it('take no name that there is not, nor props of another island', () => {
    const facts = { entityValue: '1', path: '/' };
    const Facts = ({ path }: { readonly path: string }) => path;
    const named = <Island name="derivative-facts/live" of={Facts} props={facts} rule="load" />;
    // @ts-expect-error there is no such island
    const unnamed = <Island name="derivative-facts/filter" of={Facts} props={facts} rule="load" />;
    // @ts-expect-error the island wants to know a path
    const short = <Island name="derivative-facts/live" of={Facts} props={{ entityValue: '1' }} rule="load" />;
    // @ts-expect-error the component is that of another island
    const foreign = <Island name="derivative-facts/live" of={({ form }: { form: string }) => form} props={facts} rule="load" />;
    expect([named, unnamed, short, foreign].every(({ type }) => type === Island)).toBe(true);
  });
});

describe('a block with two islands', () => {
  const folder = 'blocks/market/sample-list';
  let tree: TestTree;
  let generated: Islands;

  beforeAll(async () => {
    tree = createTestTree();
    tree.write(
      `${folder}/live.client.tsx`,
      `
import { useState } from 'react';
export function Island({ label }) {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{label} {count}</button>;
}`,
    );
    tree.write(
      `${folder}/name-filter.client.tsx`,
      `
import { useId, useState } from 'react';
import { shortened } from './shortened.ts';
export const Island = ({ names }) => {
  const [text, setText] = useState('');
  const id = useId();
  return <>
    <label htmlFor={id}>Filter</label><input id={id} value={text} onChange={(event) => setText(event.target.value)} />
    <ul>{names.filter((name) => name.includes(text)).map((name) => <li key={name}>{shortened(name)}</li>)}</ul>
  </>;
};`,
    );
    tree.write(`${folder}/shortened.ts`, 'export const shortened = (name: string): string => name.slice(0, 3);');
    await generate(tree.root, [blocksTask]);
    const file = join(tree.root, 'blocks/generated/islands.ts');
    generated = ((await import(/* @vite-ignore */ file)) as { islands: Islands }).islands;
    vi.doMock('#blocks/generated/islands.ts', () => ({ islands: generated }));
  });
  afterAll(() => {
    vi.doUnmock('#blocks/generated/islands.ts');
    cleanup();
    tree.dispose();
  });

  it('has both in the list, each with its part of the name', () => {
    expect(Object.keys(generated)).toEqual(['sample-list/live', 'sample-list/name-filter']);
  });

  it('draws both on the server and brings each to life by itself', async () => {
    const drawn = async (name: string, props: object): Promise<HTMLElement> => {
      const element = document.createElement('parkett-island');
      element.setAttribute('name', name);
      element.setAttribute('props', JSON.stringify(props));
      element.innerHTML = await serverHtml(generated[name], props);
      document.body.append(element);
      return element;
    };
    const complaints = vi.spyOn(console, 'error');
    document.body.replaceChildren();
    const live = await drawn('sample-list/live', { label: 'Zähler' });
    const filter = await drawn('sample-list/name-filter', { names: ['Adidas', 'Siemens'] });
    const { hydrate } = await import('#site/islands/hydrate.tsx');

    await hydrate(filter);
    fireEvent.change(within(filter).getByLabelText('Filter'), { target: { value: 'Si' } });
    expect(
      within(filter)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Sie']);
    fireEvent.click(within(live).getByRole('button'));
    expect(live.textContent).toBe('Zähler 0');

    await hydrate(live);
    fireEvent.click(within(live).getByRole('button'));
    expect(live.textContent).toBe('Zähler 1');
    expect(within(filter).getAllByRole('listitem')).toHaveLength(1);
    expect(complaints).not.toHaveBeenCalled();
  });
});
