import { useEffect, useRef, type ReactNode } from 'react';

interface PanelProps {
  readonly label: string;
  /** Number of items chosen in it. */
  readonly count?: number;
  /** Whether it is useless without scripts. */
  readonly isLive?: boolean;
  readonly children: ReactNode;
}

/** Button that opens a panel next to it. Escape and a click elsewhere close it, wherever the focus is. */
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
        {/* Reserves its space before anything is chosen, so that no button moves. */}
        {count !== undefined && <span className="full-chart__count">{count > 0 && ` (${count})`}</span>}
      </summary>
      <div className="full-chart__content">{children}</div>
    </details>
  );
}

/** Shifts an open panel so that it does not exceed the chart. */
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

/** Shift of a panel at its button to stay within `from` and `to`, in pixels; negative is to the left. */
export function panelShift({ left, width, from, to }: PanelPlace): number {
  return Math.round(Math.max(from - left, Math.min(0, to - (left + width))));
}
