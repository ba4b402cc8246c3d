import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { call } from '../calls/call.ts';
import { useShortcutSet } from '../shell/shortcuts-provider.tsx';
import { watchFrame, type FrameView as View } from './frame.ts';
import { PREVIEW } from './preview-address.ts';
import { keysIn, redraw, type Redrawn } from './redraw.ts';

export interface FrameViewProps {
  /** Address of the page with what the preview takes from its query. */
  readonly address: string;
  /** Changes with everything that the server has saved. */
  readonly version: string;
  readonly theme: 'light' | 'dark';
  readonly view: View;
  readonly pick: (path: string, open: boolean) => void;
  readonly style: CSSProperties;
}

/** The frame with the page: what is saved shows in it, selected blocks are outlined, its clicks and keys are the composer's. */
export function FrameView({ address, version, theme, view, pick, style }: FrameViewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef<string>(version);
  const [loads, setLoads] = useState(0);
  const { press } = useShortcutSet();
  const latest = useRef({ view, pick, press });
  useEffect(() => {
    latest.current = { view, pick, press };
  });
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (loads > 0 && page) page.documentElement.dataset['theme'] = theme;
  }, [loads, theme]);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    return loads > 0 && page ? watchFrame(page, () => latest.current) : undefined;
  }, [loads]);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (loads > 0 && page) markSelected(page, view.selected);
  }, [loads, view.selected]);

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (loads === 0 || !page || shown.current === version) return undefined;
    let isOver = false;
    const bring = async (): Promise<void> => {
      const answer = await call<Redrawn | undefined>('POST', 'preview', { path: address, has: keysIn(page) });
      if (isOver || frame.current?.contentDocument !== page) return;
      shown.current = version;
      if (answer === undefined || !redraw(page, answer)) page.location.reload();
      else markSelected(page, latest.current.view.selected);
    };
    // What cannot be drawn at all says so itself when it is loaded.
    bring().catch(() => !isOver && page.location.reload());
    return () => {
      isOver = true;
    };
  }, [address, version, loads]);

  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the portal's own page with its own scripts, which a sandbox of the same origin does not hold
    <iframe
      ref={frame}
      className="preview__frame"
      title="Vorschau der Seite"
      src={`${PREVIEW}${address.slice(1)}`}
      style={style}
      onLoad={() => {
        shown.current = version;
        setLoads((count) => count + 1);
      }}
    />
  );
}

function markSelected(page: Document, selected: readonly string[]): void {
  for (const block of page.querySelectorAll('[data-parkett-selected]')) block.removeAttribute('data-parkett-selected');
  const [first, ...others] = selected.flatMap((path) => page.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`) ?? []);
  for (const block of [first, ...others]) block?.setAttribute('data-parkett-selected', '');
  if (first !== undefined && !isInSight(page, first)) first.scrollIntoView({ block: 'center', behavior: 'instant' });
}

function isInSight(page: Document, block: Element): boolean {
  const { top, bottom } = block.getBoundingClientRect();
  return bottom > 0 && top < (page.defaultView?.innerHeight ?? 0);
}
