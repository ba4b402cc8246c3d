/** Current parts of a page, from the answer to `POST preview`: all blocks in order, with HTML for those that the frame does not have. */
export interface PreviewUpdate {
  readonly title: string;
  readonly frame: string;
  /** Style sheets that the blocks require. */
  readonly styles: readonly string[];
  readonly slots: Readonly<Record<string, readonly PreviewUpdateBlock[]>>;
}

interface PreviewUpdateBlock {
  /** JSON pointer of the block in its document. */
  readonly at: string;
  readonly key: string;
  /** Missing for a block that the page already has, empty for one without output. */
  readonly html?: string;
}

/** Keys of the blocks in a page; a key changes with what its block is rendered from. */
export function keysIn(page: Document): string[] {
  return [...page.querySelectorAll<HTMLElement>('main .block[data-key]')].flatMap(({ dataset }) => dataset['key'] ?? []);
}

/**
 * Updates a page in place: unchanged blocks keep their elements with islands, scroll position and focus; only changed ones are replaced.
 * @returns false if more than blocks has changed and the page must be reloaded
 */
export function updatePage(page: Document, { title, frame, styles, slots }: PreviewUpdate): boolean {
  if (page.querySelector('main')?.dataset['frame'] !== frame) return false;
  const lists = Object.entries(slots).map(([name, blocks]) => ({ blocks, list: page.querySelector<HTMLElement>(`main .slot--${name}`) }));
  const fitting = lists.map(({ list, blocks }) => ({ list, blocks, elements: elementsOf(page, list, blocks) }));
  if (fitting.some(({ list, elements }) => elements === undefined || (list === null && elements.length > 0))) return false;
  for (const href of styles) addStyles(page, href);
  for (const { list, elements = [] } of fitting) if (list !== null) arrange(list, elements);
  if (page.title !== title) page.title = title;
  return true;
}

/** Elements of all blocks with output; undefined if a block should be in the page but is not. */
function elementsOf(page: Document, list: HTMLElement | null, blocks: readonly PreviewUpdateBlock[]): HTMLElement[] | undefined {
  const standing = Map.groupBy(list === null ? [] : blocksIn(list), ({ dataset }) => dataset['key'] ?? '');
  const elements: HTMLElement[] = [];
  for (const { at, key, html } of blocks) {
    if (html === '') continue;
    const element = html === undefined ? standing.get(key)?.shift() : made(page, html);
    if (element === undefined) return undefined;
    element.dataset['path'] = at;
    elements.push(element);
  }
  return elements;
}

/** Puts the elements in order and moves as few as possible, since moving one restarts its islands. */
function arrange(list: HTMLElement, wanted: readonly HTMLElement[]): void {
  const staysInPage = new Set(wanted);
  for (const element of blocksIn(list)) if (!staysInPage.has(element)) element.remove();
  const standing = blocksIn(list);
  const staying = inOrder(wanted.map((element) => standing.indexOf(element)));
  let previous: Element | undefined;
  for (const [index, element] of wanted.entries()) {
    if (!staying.has(index)) {
      if (previous === undefined) list.prepend(element);
      else previous.after(element);
    }
    previous = element;
  }
}

/** Indices of the longest increasing subsequence; −1 marks elements that are not in the page yet. */
function inOrder(row: readonly number[]): ReadonlySet<number> {
  const ends: number[] = [];
  const before: number[] = [];
  for (const [index, value] of row.entries()) {
    if (value < 0) continue;
    const found = ends.findIndex((end) => (row[end] ?? 0) >= value);
    const length = found < 0 ? ends.length : found;
    before[index] = ends[length - 1] ?? -1;
    ends[length] = index;
  }
  const result = new Set<number>();
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) result.add(index);
  return result;
}

function blocksIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(':scope > .block')];
}

function made(page: Document, html: string): HTMLElement | undefined {
  const template = page.createElement('template');
  template.innerHTML = html;
  const element = template.content.querySelector<HTMLElement>('*');
  return element === null ? undefined : page.importNode(element, true);
}

function addStyles(page: Document, href: string): void {
  const isThere = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some((link) => link.getAttribute('href') === href);
  if (isThere) return;
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  page.head.append(link);
}
