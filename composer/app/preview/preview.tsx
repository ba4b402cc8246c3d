import { ActionIcon, SegmentedControl, TextInput, Tooltip } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { Moon, MousePointerClick, RotateCw, Sun } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useShortcutSet } from '../shell/shortcuts-provider.tsx';
import { watchFrame, type FrameView } from './frame.ts';
import { PREVIEW } from './preview-address.ts';
import { Redraw } from './redraw.ts';

export interface PreviewProps {
  /** Address of a page, `/aktien`; undefined where it is not known which page shows the document. */
  readonly address: string | undefined;
  /** Changes with everything that the server has saved. */
  readonly version: string;
  /** Addresses of blocks, `pages/home.yaml#/body/main/0`. */
  readonly selected: readonly string[];
  readonly pick: (path: string, open: boolean) => void;
}

const WIDTHS = [
  { value: '390', label: '390' },
  { value: '768', label: '768' },
  { value: '1280', label: '1280' },
];

type Theme = 'light' | 'dark';

/** The real page with the draft in it, in a frame as wide as a phone, a tablet or a desk. */
export function Preview({ address, version, selected, pick }: PreviewProps) {
  const [written, setWritten] = useState<string>();
  const [width, setWidth] = useState('1280');
  const [theme, setTheme] = useState<Theme>(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
  const [isUsed, setUsed] = useState(false);
  const [reloads, setReloads] = useState(0);
  const { ref, width: room, height } = useElementSize();
  const shown = written ?? address;
  const scale = room === 0 ? 1 : Math.min(1, room / Number(width));
  return (
    <section className="preview" aria-label="Vorschau">
      <div className="preview__bar">
        <TextInput
          className="preview__address"
          aria-label="Adresse der Vorschau"
          placeholder="/adresse einer Seite"
          key={address}
          defaultValue={address ?? ''}
          onKeyDown={(event) => event.key === 'Enter' && setWritten(asAddress(event.currentTarget.value))}
          onBlur={(event) => event.currentTarget.value !== (shown ?? '') && setWritten(asAddress(event.currentTarget.value))}
        />
        <SegmentedControl aria-label="Breite in Pixeln" data={WIDTHS} value={width} onChange={setWidth} />
        <Tooltip label={theme === 'light' ? 'Dunkel ansehen' : 'Hell ansehen'}>
          <ActionIcon
            aria-label={theme === 'light' ? 'Vorschau dunkel' : 'Vorschau hell'}
            onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}
          >
            {theme === 'light' ? <Moon size={15} /> : <Sun size={15} />}
          </ActionIcon>
        </Tooltip>
        <Tooltip label={isUsed ? 'Klicks wählen wieder Bausteine' : 'Seite bedienen statt wählen'}>
          <ActionIcon aria-label="Seite bedienen" aria-pressed={isUsed} data-active={isUsed || undefined} onClick={() => setUsed(!isUsed)}>
            <MousePointerClick size={15} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label="Neu laden">
          <ActionIcon aria-label="Vorschau neu laden" onClick={() => setReloads(reloads + 1)}>
            <RotateCw size={15} />
          </ActionIcon>
        </Tooltip>
      </div>
      <div className="preview__stage" ref={ref}>
        {shown === undefined ? (
          <p className="preview__none">Schreib oben die Adresse einer Seite, die dieses Dokument zeigt.</p>
        ) : (
          <Frame
            key={`${shown} ${reloads}`}
            address={shown}
            version={version}
            theme={theme}
            view={{ selected, isUsed }}
            pick={pick}
            style={{ width: `${width}px`, height: height / scale, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </section>
  );
}

interface FrameProps {
  readonly address: string;
  readonly version: string;
  readonly theme: Theme;
  readonly view: FrameView;
  readonly pick: PreviewProps['pick'];
  readonly style: React.CSSProperties;
}

function Frame({ address, version, theme, view, pick, style }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const redraw = useRef<{ readonly of: Document; readonly it: Redraw; shows: string }>(undefined);
  const [loads, setLoads] = useState(0);
  const { press } = useShortcutSet();
  const latest = useRef({ view, pick, press });
  useEffect(() => {
    latest.current = { view, pick, press };
  });
  const src = `${PREVIEW}${address.slice(1)}`;

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (loads === 0 || !page) return undefined;
    page.documentElement.dataset['theme'] = theme;
    return undefined;
  }, [loads, theme]);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (loads === 0 || !page) return undefined;
    return watchFrame(page, () => latest.current);
  }, [loads]);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (loads > 0 && page) markSelected(page, view.selected);
  }, [loads, view.selected]);

  // What is saved shows: only the blocks that differ are drawn anew.
  useEffect(() => {
    const before = redraw.current;
    if (loads === 0 || (before?.of === frame.current?.contentDocument && before?.shows === version)) return undefined;
    const asked = new AbortController();
    const show = async (): Promise<void> => {
      const html = await (await fetch(src, { headers: { Accept: 'text/html' }, signal: asked.signal })).text();
      const page = frame.current?.contentDocument;
      if (!page || asked.signal.aborted || page.readyState === 'loading') return;
      if (redraw.current?.of !== page) redraw.current = { of: page, it: new Redraw(page, html), shows: version };
      else if (redraw.current.it.to(html)) redraw.current.shows = version;
      else page.location.reload();
      markSelected(page, latest.current.view.selected);
    };
    show().catch(() => undefined);
    return () => asked.abort();
  }, [src, version, loads]);

  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the portal's own page with its own scripts, which a sandbox of the same origin does not hold
    <iframe
      ref={frame}
      className="preview__frame"
      title="Vorschau der Seite"
      src={src}
      style={style}
      onLoad={() => setLoads((count) => count + 1)}
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

function asAddress(text: string): string | undefined {
  const path = text.trim();
  return path === '' ? undefined : `/${path.replace(/^(?:https?:\/\/[^/]*)?\/*/u, '')}`;
}
