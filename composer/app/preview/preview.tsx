import { ActionIcon, SegmentedControl, Tooltip } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { Moon, MousePointerClick, RotateCw, Sun } from 'lucide-react';
import { memo, useState } from 'react';
import { AddressField } from './address-field.tsx';
import type { Wanted } from './follow.ts';
import { FrameView } from './frame-view.tsx';
import { OptionsMenu } from './options-menu.tsx';
import { withOptions, type PreviewOptions } from './options.ts';

export interface PreviewProps {
  /** File of the shown document. */
  readonly file: string;
  /** Address of a page that shows the document; undefined if none is known. */
  readonly address: string | undefined;
  /** Identifies the saved state; changes with every save. */
  readonly version: string;
  /**
   * Subscribes to states that are on their way to the server.
   * @returns function that ends the subscription
   */
  readonly follow: (onChange: (wanted: Wanted) => void) => () => void;
  /** Addresses of blocks, `pages/home.yaml#/body/main/0`. */
  readonly selected: readonly string[];
  readonly pick: (path: string, open: boolean) => void;
}

const WIDTHS = ['390', '768', '1280'];
/** Width of a window in px, below which the preview starts with the width of a phone: a wider page does not fit beside the panes. */
const SMALL_DESK = 1_280;

/** The real page rendered with the draft, in a frame as wide as a phone, a tablet or a desktop. */
export const Preview = memo(function Preview({ file, address, version, follow, selected, pick }: PreviewProps) {
  const [written, setWritten] = useState<string>();
  const [options, setOptions] = useState<PreviewOptions>({});
  const [width, setWidth] = useState(() => (window.innerWidth < SMALL_DESK ? '390' : '1280'));
  const [theme, setTheme] = useState<'light' | 'dark'>(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
  const [isUsed, setUsed] = useState(false);
  const [reloads, setReloads] = useState(0);
  const { ref, width: room, height } = useElementSize();
  const path = written ?? address;
  const shown = path === undefined ? undefined : withOptions(path, options);
  const scale = room === 0 ? 1 : Math.min(1, room / Number(width));
  const other = theme === 'light' ? 'dunkel' : 'hell';
  return (
    <section className="preview" aria-label="Vorschau">
      <div className="preview__bar">
        <AddressField key={address} file={file} address={path ?? ''} go={setWritten} />
        <SegmentedControl aria-label="Breite in Pixeln" data={WIDTHS} value={width} onChange={setWidth} />
        <OptionsMenu options={options} change={setOptions} path={shown} />
        <Tooltip label={`Vorschau ${other}`}>
          <ActionIcon aria-label={`Vorschau ${other}`} onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}>
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
          <p className="preview__none">Keine Adresse zeigt dieses Dokument von selbst. Schreib oben eine hinein.</p>
        ) : (
          <FrameView
            key={`${shown} ${reloads}`}
            address={shown}
            version={version}
            follow={follow}
            theme={theme}
            view={{ selected, isUsed }}
            pick={pick}
            style={{ width: `${width}px`, height: height / scale, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </section>
  );
});
