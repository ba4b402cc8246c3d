import { useEffect, useRef, type ReactNode } from 'react';

interface PanelProps {
  readonly label: string;
  /** How many have been chosen in it. */
  readonly count?: number;
  /** Whether nothing in it can be done without scripts. */
  readonly isLive?: boolean;
  readonly children: ReactNode;
}

/** A button of the bar that opens what it is about. Escape and a click elsewhere close it. */
export function Panel({ label, count = 0, isLive = false, children }: PanelProps) {
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = element.current;
    if (details === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const closeElsewhere = ({ target }: Event): void => {
      if (target instanceof Node && !details.contains(target)) details.open = false;
    };
    const closeByKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeElsewhere, { signal });
    details.addEventListener('keydown', closeByKey, { signal });
    return () => controller.abort();
  }, []);
  return (
    <details ref={element} className="full-chart__panel" data-live={isLive ? '' : undefined}>
      <summary>
        {label}
        {count > 0 && ` (${count})`}
      </summary>
      <div className="full-chart__content">{children}</div>
    </details>
  );
}
