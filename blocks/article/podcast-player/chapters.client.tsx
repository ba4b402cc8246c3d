import { useRef, type MouseEvent } from 'react';
import { asClock } from './clock.ts';

export interface ChaptersProps {
  /** Address of the recording. */
  readonly source: string;
  readonly chapters: readonly { readonly start: number; readonly title: string }[];
}

/** Links to the chapters of the recording; with scripts they move the player above them. */
export function Island({ source, chapters }: ChaptersProps) {
  const list = useRef<HTMLOListElement>(null);
  const play = (event: MouseEvent, start: number): void => {
    const player = list.current?.closest('.podcast-player')?.querySelector('audio');
    if (!player || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    player.currentTime = start;
    // Browsers may refuse to play; the position is set all the same.
    void player.play().catch(() => undefined);
  };
  return (
    <ol className="podcast-player__list" ref={list}>
      {chapters.map(({ start, title }) => (
        <li key={start}>
          <a href={`${source}#t=${start}`} onClick={(event) => play(event, start)}>
            <span className="podcast-player__time">{asClock(start)}</span> {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
