import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { ChartView } from '#domain/chart/view.ts';
import { useFeature } from '../../kit/session/use-feature.ts';
import { lookOf } from './chart-look.ts';
import type { ChartProps } from './chart-props.ts';
import { csvOf, saveFile } from './export.ts';
import type { Overlay } from './overlays.ts';
import { framedPicture, pictureTexts } from './picture-file.ts';
import { playPrices } from './sound.ts';
import type { ShownBars } from './use-bars.ts';

interface MorePanelProps {
  readonly chart: ChartProps;
  readonly view: ChartView;
  readonly shown: ShownBars | undefined;
  readonly overlays: readonly Overlay[];
  /** Returns a picture of the plot; undefined before the chart is mounted. */
  readonly picture: () => HTMLCanvasElement | undefined;
}

/** Actions on the chart: full screen, picture, CSV file for visitors with that feature, and sonification. */
export function MorePanel({ chart, view, shown, overlays, picture }: MorePanelProps) {
  const mayLoad = useFeature('csv_download_feature');
  const [isPlaying, setIsPlaying] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const fileName = (ending: string): string => `${chart.name} ${shown?.range ?? ''}.${ending}`.replaceAll(/[^\wäöüßÄÖÜ.-]+/g, '-');
  const savePicture = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const [plot, body] = [picture(), currentTarget.closest<HTMLElement>('.full-chart__body')];
    if (plot === undefined || body === null || shown === undefined) return;
    const texts = pictureTexts({ chart, view, shown, overlays, now: new Date().toISOString() });
    framedPicture(plot, texts, lookOf(body), devicePixelRatio).toBlob((blob) => blob !== null && saveFile(blob, fileName('png')));
  };
  const saveFigures = (): void => {
    if (shown !== undefined) saveFile(new Blob(['\uFEFF', csvOf(shown, chart)], { type: 'text/csv' }), fileName('csv'));
  };
  const play = (): void => {
    stop.current?.();
    setIsPlaying(!isPlaying);
    if (!isPlaying && shown !== undefined) stop.current = playPrices(shown.bars.close, () => setIsPlaying(false));
  };
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => void toggleScreen(currentTarget)}>
        Ganzer Bildschirm
      </button>
      <button type="button" onClick={savePicture}>
        Bild speichern (PNG)
      </button>
      {mayLoad && (
        <button type="button" onClick={saveFigures}>
          Kurse speichern (CSV)
        </button>
      )}
      <button type="button" aria-pressed={isPlaying} onClick={play}>
        Kurse anhören
      </button>
    </>
  );
}

async function toggleScreen(button: HTMLElement): Promise<void> {
  if (document.fullscreenElement !== null) await document.exitFullscreen();
  else await button.closest('.full-chart')?.requestFullscreen();
}
