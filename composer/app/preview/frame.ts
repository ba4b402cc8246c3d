import { isElement } from '../shell/is-element.ts';

/** Current state for the preview frame. */
export interface FrameView {
  readonly selected: readonly string[];
  /** Whether clicks operate the page instead of selecting blocks. */
  readonly isUsed: boolean;
}

export interface FrameContext {
  readonly view: FrameView;
  /** Called when a block is clicked, or double-clicked to open it. */
  readonly pick: (path: string, open: boolean) => void;
  /** Handles a key press for the composer. */
  readonly press: (event: KeyboardEvent) => boolean;
}

const MARKS = `
  [data-path] { position: relative; }
  [data-parkett-hovered]::after, [data-parkett-selected]::after {
    content: ''; position: absolute; inset: -4px; border-radius: 4px; pointer-events: none; z-index: 5;
  }
  [data-parkett-hovered]::after { outline: 1px dashed light-dark(#0c5261, #74c3d1); outline-offset: 0; }
  [data-parkett-selected]::after { outline: 2px solid light-dark(#0c5261, #74c3d1); outline-offset: 0; }
`;

/**
 * Makes the page in the frame editable: the pointer outlines blocks, a click selects one, and the composer's keys work in the frame as
 * well.
 * @param context current state
 * @returns function that removes the listeners
 */
export function watchFrame(page: Document, context: () => FrameContext): () => void {
  const view = page.defaultView;
  if (view === null) return () => undefined;
  const ended = new AbortController();
  const { signal } = ended;
  addMarks(page, view);
  const blockAt = ({ target }: Event): HTMLElement | null => (isElement(target) ? target.closest<HTMLElement>('[data-path]') : null);
  const hover = (block: HTMLElement | null): void => {
    for (const each of page.querySelectorAll('[data-parkett-hovered]')) if (each !== block) each.removeAttribute('data-parkett-hovered');
    if (block !== null && !context().view.isUsed) block.setAttribute('data-parkett-hovered', '');
  };
  const choose = (event: Event, open: boolean): void => {
    if (context().view.isUsed) return;
    event.preventDefault();
    event.stopPropagation();
    const path = blockAt(event)?.dataset['path'];
    if (path !== undefined) context().pick(path, open);
  };
  page.addEventListener('pointerover', (event) => hover(blockAt(event)), { signal });
  page.addEventListener('pointerleave', () => hover(null), { signal });
  page.addEventListener('click', (event) => choose(event, false), { signal, capture: true });
  page.addEventListener('dblclick', (event) => choose(event, true), { signal, capture: true });
  page.addEventListener('submit', (event) => event.preventDefault(), { signal, capture: true });
  page.addEventListener('keydown', (event) => void context().press(event), { signal, capture: true });
  return () => ended.abort();
}

/** Uses a constructed style sheet, because the page's content security policy allows no style elements. */
function addMarks(page: Document, view: Window & typeof globalThis): void {
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(MARKS);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}
