import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadFixtures } from '#blocks/kit/fixtures.ts';
import { renderFixture } from '#blocks/kit/testing.ts';
import { islands } from '#blocks/generated/islands.ts';
import { hydrate } from '#site/islands/hydrate.tsx';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const FIELDS = ['input', 'textarea', 'select'].map(
  (tag) => `${tag}:not([type=hidden], [type=submit], [type=button], [type=file], [disabled], [readonly])`,
);
/** Lists that execute the chosen command and then return to their first entry. */
const COMMANDS = new Set(['indikator']);
/** Maximum number of tested fields per island: those of a long list are alike. */
const MOST = 12;

const fieldsIn = (element: Element): readonly Field[] => [...element.querySelectorAll<Field>(FIELDS.join())];
const contentOf = (field: Field): string | boolean =>
  'checked' in field && /checkbox|radio/u.test(field.type) ? field.checked : field.value;

/** Returns a value of the field's type that differs from its content. */
function otherContent(field: Field): string | boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].findLast(({ value, disabled }) => !disabled && value !== field.value)?.value ?? field.value;
  if (/checkbox|radio/u.test(field.type)) return !(field as HTMLInputElement).checked;
  if (field.type === 'date') return field.value === '2026-03-02' ? '2026-03-03' : '2026-03-02';
  if (field.type === 'range') return (field as HTMLInputElement).max || '7';
  return field.type === 'number' || field.inputMode === 'decimal' || field.inputMode === 'numeric' ? '7' : `${field.value}7`;
}

/** Sets a field as a visitor does before any script has loaded. */
function write(field: Field, content: string | boolean): void {
  if (typeof content === 'boolean') (field as HTMLInputElement).checked = content;
  else field.value = content;
}

/** Returns the islands of all fixtures with fields, by name, with one example of their HTML from the server. */
async function islandsWithFields(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const type of new Set(Object.keys(islands).map((name) => name.split('/')[0] ?? '')))
    for (const fixture of loadFixtures(type)) {
      const page = document.createElement('div');
      page.innerHTML = await renderFixture(fixture);
      for (const element of page.querySelectorAll('parkett-island')) {
        const name = element.getAttribute('name') ?? '';
        const before = found.get(name);
        if (fieldsIn(element).length > fieldsIn(asElement(before)).length) found.set(name, element.outerHTML);
      }
    }
  return found;
}

function asElement(html = ''): HTMLElement {
  const around = document.createElement('div');
  around.innerHTML = html;
  return around;
}

describe('text typed before an island is alive', () => {
  let found: ReadonlyMap<string, string>;
  beforeAll(async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe(): void {}
        unobserve(): void {}
        disconnect(): void {}
      },
    );
    found = await islandsWithFields();
  }, 60_000);
  afterEach(() => document.body.replaceChildren());
  afterAll(() => void vi.unstubAllGlobals());

  it('stays in every field of every island', async () => {
    const lost: string[] = [];
    let tried = 0;
    for (const [name, html] of found) {
      const count = Math.min(MOST, fieldsIn(asElement(html)).length);
      for (let index = 0; index < count; index += 1) {
        const around = asElement(html);
        document.body.replaceChildren(around);
        const island = around.querySelector<HTMLElement>('parkett-island');
        const field = fieldsIn(around)[index];
        if (!island || !field) continue;
        const content = otherContent(field);
        if (content === contentOf(field)) continue;
        write(field, content);
        const end = await hydrate(island);
        await new Promise((resolve) => setTimeout(resolve, 20));
        tried += 1;
        const after = fieldsIn(around)[index];
        if (after && !COMMANDS.has(field.name) && contentOf(after) !== content)
          lost.push(`${name} ${index} ${field.name || field.id}: ${content} became ${contentOf(after)}`);
        // Unmounts the island: otherwise it would request its user during tests of other files.
        end();
      }
    }
    expect(lost).toEqual([]);
    expect(tried).toBeGreaterThanOrEqual(found.size);
  }, 120_000);
});
