import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { call } from '../calls/call.ts';
import { useShortcutSet } from '../shell/shortcuts-provider.tsx';
import { Follower, type Coming, type Wanted } from './follow.ts';
import { watchFrame, type FrameView as View } from './frame.ts';
import { PREVIEW } from './preview-address.ts';
import { keysIn, updatePage } from './update-page.ts';

export interface FrameViewProps {
  /** Address of the page, with the preview's query parameters. */
  readonly address: string;
  /** Identifies the saved state; changes with every save. */
  readonly version: string;
  /**
   * Subscribes to states that are on their way to the server.
   * @returns function that ends the subscription
   */
  readonly follow: (onChange: (wanted: Wanted) => void) => () => void;
  readonly theme: 'light' | 'dark';
  readonly view: View;
  readonly pick: (path: string, open: boolean) => void;
  readonly style: CSSProperties;
}

/** Frame with the page. Shows saved changes, outlines selected blocks, and passes clicks and keys to the composer. */
export function FrameView({ address, version, follow, theme, view, pick, style }: FrameViewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** Keeps the loaded page up to date. */
  const follower = useRef<Follower>(undefined);
  /** Version when the page was requested. The saved version may be newer once the page has loaded. */
  const begun = useRef(version);
  const [loads, setLoads] = useState(0);
  const { press } = useShortcutSet();
  const latest = useRef({ view, pick, press, version });
  useEffect(() => {
    latest.current = { view, pick, press, version };
  });
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (loads > 0 && page) page.documentElement.dataset['theme'] = theme;
  }, [loads, theme]);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    return loads > 0 && page ? watchFrame(page, () => latest.current) : undefined;
  }, [loads]);
  /** Whether the page still has to scroll to the selected block. */
  const isAway = useRef(false);
  useEffect(() => {
    isAway.current = true;
    if (loads === 0) return undefined;
    // Waits for the next frame: scrolling needs a layout of the page, and the editor's own input should show first.
    const next = requestAnimationFrame(() => {
      const page = frame.current?.contentDocument;
      if (!page) return;
      markSelected(page, view.selected);
      isAway.current = !showSelected(page);
    });
    return () => cancelAnimationFrame(next);
  }, [loads, view.selected]);

  useEffect(() => follower.current?.to({ name: version }), [version]);
  useEffect(() => follow((wanted) => follower.current?.to(wanted)), [follow]);
  useEffect(() => () => follower.current?.end(), []);

  const load = (): void => {
    follower.current?.end();
    const page = frame.current?.contentDocument;
    setLoads((count) => count + 1);
    if (!page) return;
    follower.current = new Follower(begun.current, {
      async bring(coming) {
        await brought(page, address, coming);
        markSelected(page, latest.current.view.selected);
        // Scrolls only if needed, to keep the scroll position during typing.
        if (isAway.current) isAway.current = !showSelected(page);
      },
      reload() {
        begun.current = latest.current.version;
        page.location.reload();
      },
    });
    follower.current.to({ name: version });
  };
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the portal's own page with its own scripts, which a sandbox of the same origin does not hold
    <iframe
      ref={frame}
      className="preview__frame"
      title="Vorschau der Seite"
      src={`${PREVIEW}${address.slice(1)}`}
      style={style}
      onLoad={load}
    />
  );
}

/**
 * Updates a page to the saved state, or to the one that is on its way.
 * @throws when the page must be reloaded
 */
async function brought(page: Document, address: string, coming: Coming | undefined): Promise<void> {
  const answer = await call('drawPreview', { body: { path: address, has: keysIn(page), ...(coming && { coming }) } });
  // Skips a page that the editor has left meanwhile.
  if (page.defaultView === null) return;
  if (answer === undefined || !updatePage(page, answer)) throw new Error('The page has changed around its blocks.');
}

function markSelected(page: Document, selected: readonly string[]): void {
  const marked = new Set(selected.flatMap((path) => page.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`) ?? []));
  for (const block of page.querySelectorAll<HTMLElement>('[data-parkett-selected]'))
    if (!marked.delete(block)) block.removeAttribute('data-parkett-selected');
  for (const block of marked) block.setAttribute('data-parkett-selected', '');
}

/**
 * Scrolls to the first selected block.
 * @returns whether there is one
 */
function showSelected(page: Document): boolean {
  const first = page.querySelector<HTMLElement>('[data-parkett-selected]');
  if (first !== null && !isInSight(page, first)) first.scrollIntoView({ block: 'center', behavior: 'instant' });
  return first !== null;
}

function isInSight(page: Document, block: Element): boolean {
  const { top, bottom } = block.getBoundingClientRect();
  return bottom > 0 && top < (page.defaultView?.innerHeight ?? 0);
}
