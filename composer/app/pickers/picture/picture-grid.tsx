import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import type { PictureEntry } from '../../../api.ts';
import { factsOf } from './facts.ts';

const COLUMNS = 4;
/** Height of a row, in px. */
const ROW = 124;

export interface PictureGridProps {
  readonly pictures: readonly PictureEntry[];
  /** File of the chosen picture. */
  readonly chosen: string | undefined;
  readonly onChoose: (picture: PictureEntry) => void;
  /** Called on Enter or a double click. */
  readonly onTake: (picture: PictureEntry) => void;
}

/** Grid to choose a picture. Arrow keys move the choice. Renders only visible rows, so that thousands of pictures scroll smoothly. */
export function PictureGrid({ pictures, chosen, onChoose, onTake }: PictureGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const id = useId();
  const count = Math.ceil(pictures.length / COLUMNS);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized
  const rows = useVirtualizer({ count, getScrollElement: () => scroller.current, estimateSize: () => ROW, overscan: 3 });
  const index = pictures.findIndex(({ file }) => file === chosen);
  const latest = useRef(rows);
  latest.current = rows;
  useEffect(() => {
    if (index >= 0) latest.current.scrollToIndex(Math.floor(index / COLUMNS));
  }, [index]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const current = pictures[index];
    if (event.key === 'Enter' && current !== undefined) {
      event.preventDefault();
      onTake(current);
      return;
    }
    const to = target(event.key, index, pictures.length);
    const next = to === undefined ? undefined : pictures[to];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
  };
  const optionId = (place: number): string => `${id}-${place}`;
  return (
    <div
      ref={scroller}
      className="picture-grid"
      role="listbox"
      aria-label="Bilder"
      tabIndex={0}
      aria-activedescendant={index >= 0 ? optionId(index) : undefined}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {rows.getVirtualItems().map((row) => (
          <div key={row.key} role="presentation" className="picture-row" style={{ height: ROW, transform: `translateY(${row.start}px)` }}>
            {pictures.slice(row.index * COLUMNS, (row.index + 1) * COLUMNS).map((picture, column) => {
              const place = row.index * COLUMNS + column;
              return (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list around them has the keys
                <div
                  key={picture.file}
                  id={optionId(place)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={place === index}
                  aria-setsize={pictures.length}
                  aria-posinset={place + 1}
                  className="picture-option"
                  title={`${picture.file}, ${factsOf(picture)}`}
                  onClick={() => onChoose(picture)}
                  onDoubleClick={() => onTake(picture)}
                >
                  <img className="picture-option-image" src={picture.address} alt="" loading="lazy" decoding="async" />
                  <span className="picture-option-name">{picture.id}</span>
                  {picture.usedBy.length === 0 && <span className="picture-option-note">unbenutzt</span>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

function target(key: string, index: number, length: number): number | undefined {
  const last = length - 1;
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, index + 1);
    case 'ArrowLeft':
      return Math.max(0, index - 1);
    case 'ArrowDown':
      return index < 0 ? 0 : Math.min(last, index + COLUMNS);
    case 'ArrowUp':
      return Math.max(0, index - COLUMNS);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
