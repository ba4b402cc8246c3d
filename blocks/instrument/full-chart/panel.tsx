import { useEffect, useRef, type ReactNode } from 'react';

interface PanelProps {
  readonly label: string;
  /** How many have been chosen in it. */
  readonly count?: number;
  /** Whether nothing in it can be done without scripts. */
  readonly isLive?: boolean;
  readonly children: ReactNode;
}

/** A button of the bar that opens what it is about, at the button. Escape and a click elsewhere close it, wherever the focus is. */
export function Panel({ label, count, isLive = false, children }: PanelProps) {
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = element.current;
    if (details === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const closeElsewhere = ({ target }: Event): void => {
      if (target instanceof Node && !details.contains(target)) details.open = false;
    };
    const closeByKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || !details.open) return;
      event.preventDefault();
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    const place = (): void => {
      if (details.open) moveInside(details);
    };
    document.addEventListener('pointerdown', closeElsewhere, { signal });
    document.addEventListener('keydown', closeByKey, { signal });
    details.addEventListener('toggle', place, { signal });
    addEventListener('resize', place, { signal });
    place();
    return () => controller.abort();
  }, []);
  return (
    <details ref={element} className="full-chart__panel" data-live={isLive ? '' : undefined}>
      <summary>
        {label}
        {/* Its place is there before anything is chosen, so that no button moves. */}
        {count !== undefined && <span className="full-chart__count">{count > 0 && ` (${count})`}</span>}
      </summary>
      <div className="full-chart__content">{children}</div>
    </details>
  );
}

/** Moves what is open along its button as far as it would leave the chart. */
function moveInside(details: HTMLElement): void {
  const content = details.querySelector<HTMLElement>('.full-chart__content');
  const body = details.closest('.full-chart__body')?.getBoundingClientRect();
  if (content === null || body === undefined) return;
  const { left } = details.getBoundingClientRect();
  const { width } = content.getBoundingClientRect();
  content.style.setProperty('--full-chart-shift', `${panelShift({ left, width, from: body.left, to: body.right })}px`);
}

interface PanelPlace {
  readonly left: number;
  readonly width: number;
  readonly from: number;
  readonly to: number;
}

/** How far something that begins at its button has to move to the left (below 0) to stay within `from` and `to`. */
export function panelShift({ left, width, from, to }: PanelPlace): number {
  return Math.round(Math.max(from - left, Math.min(0, to - (left + width))));
}
