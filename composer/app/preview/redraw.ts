/**
 * Brings a page that somebody looks at to another state of its HTML: blocks that are the same stay as they are, with what islands have
 * made of them, scroll and focus; only those that differ are put in anew.
 */
export class Redraw {
  #shown: readonly Slot[];
  #rest: string;
  readonly #live: Document;

  /** @param html the HTML that `live` was made of */
  constructor(live: Document, html: string) {
    this.#live = live;
    const { slots, rest } = partsOf(html);
    this.#shown = slots;
    this.#rest = rest;
  }

  /** False when more has changed than blocks: the page has to be loaded anew. */
  to(html: string): boolean {
    const { slots, rest } = partsOf(html);
    const lists = [...this.#live.querySelectorAll<HTMLElement>(SLOTS)];
    if (rest !== this.#rest || lists.length !== slots.length || slots.length !== this.#shown.length) return false;
    const isSame = slots.every(({ name }, index) => name === this.#shown[index]?.name);
    if (!isSame) return false;
    for (const [index, { blocks }] of slots.entries()) {
      const [list, before] = [lists[index], this.#shown[index]?.blocks ?? []];
      if (list !== undefined) redrawSlot(this.#live, list, before, blocks);
    }
    this.#shown = slots;
    return true;
  }
}

interface Block {
  readonly path: string;
  /** Its HTML without its own address, which changes when blocks before it come and go. */
  readonly html: string;
}

interface Slot {
  readonly name: string;
  readonly blocks: readonly Block[];
}

const SLOTS = 'main .slot';
const ADDRESS = 'data-path';
/** What is new in every answer. */
const FLEETING = /nonce="[^"]*"|\?v=\d+|<!--.*?-->/gsu;

function partsOf(html: string): { readonly slots: readonly Slot[]; readonly rest: string } {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const slots = [...page.querySelectorAll(SLOTS)].map((slot) => {
    const own = blocksIn(slot);
    const blocks = own.map((block): Block => {
      const path = block.getAttribute(ADDRESS) ?? '';
      block.removeAttribute(ADDRESS);
      return { path, html: block.outerHTML };
    });
    for (const block of own) block.remove();
    return { name: slot.className, blocks };
  });
  // Prices of the bar and the time of drawing change by themselves.
  const rest = page.querySelector('main')?.innerHTML.replaceAll(FLEETING, '') ?? '';
  return { slots, rest: `${page.title}\n${rest}` };
}

function blocksIn(slot: ParentNode): HTMLElement[] {
  return [...slot.querySelectorAll<HTMLElement>(`:scope > .block`)];
}

function redrawSlot(live: Document, list: HTMLElement, before: readonly Block[], after: readonly Block[]): void {
  const standing = blocksIn(list);
  const kept = alignment(before, after);
  const used = new Set(kept.filter((index) => index !== undefined));
  for (const [index, element] of standing.entries()) if (!used.has(index)) element.remove();
  // What stands between blocks, such as places of advertising, stays; blocks go before what follows the last one that is right.
  let previous: Element | undefined;
  for (const [index, { path, html }] of after.entries()) {
    const from = kept[index];
    const element = (from === undefined ? undefined : standing[from]) ?? made(live, html);
    element.setAttribute(ADDRESS, path);
    const isNew = from === undefined;
    if (isNew && previous === undefined) list.prepend(element);
    else if (isNew) previous?.after(element);
    previous = element;
  }
}

function made(live: Document, html: string): HTMLElement {
  const template = live.createElement('template');
  template.innerHTML = html;
  const [element] = template.content.children;
  return live.importNode(element as HTMLElement, true);
}

/** For each block the one before it that it is, in an order that both have: the longest such row. */
function alignment(before: readonly Block[], after: readonly Block[]): (number | undefined)[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start]?.html === after[start]?.html) start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end]?.html === after[after.length - 1 - end]?.html
  )
    end += 1;
  const [middleBefore, middleAfter] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const inMiddle = longestCommon(middleBefore, middleAfter).map((index) => (index === undefined ? undefined : index + start));
  const atEnd = Array.from({ length: end }, (_, index) => before.length - end + index);
  return [...Array.from({ length: start }, (_, index) => index), ...inMiddle, ...atEnd];
}

function longestCommon(before: readonly Block[], after: readonly Block[]): (number | undefined)[] {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1)
      lengths[one * width + other] =
        before[one]?.html === after[other]?.html
          ? 1 + (lengths[(one + 1) * width + other + 1] ?? 0)
          : Math.max(lengths[(one + 1) * width + other] ?? 0, lengths[one * width + other + 1] ?? 0);
  const result: (number | undefined)[] = after.map(() => undefined);
  for (let [one, other] = [0, 0]; one < before.length && other < after.length;) {
    if (before[one]?.html === after[other]?.html) {
      result[other] = one;
      one += 1;
      other += 1;
    } else if ((lengths[(one + 1) * width + other] ?? 0) >= (lengths[one * width + other + 1] ?? 0)) one += 1;
    else other += 1;
  }
  return result;
}
