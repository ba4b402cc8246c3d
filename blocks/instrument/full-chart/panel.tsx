import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface PanelProps {
  readonly label: string;
  /** How many have been chosen in it. */
  readonly count?: number;
  readonly children: ReactNode;
}

/** A button of the bar that opens what it is about. Escape and a click elsewhere close it. */
export function Panel({ label, count = 0, children }: PanelProps) {
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeElsewhere = ({ target }: Event): void => {
      if (target instanceof Node && element.current?.contains(target) === false) element.current.open = false;
    };
    document.addEventListener('pointerdown', closeElsewhere);
    return () => document.removeEventListener('pointerdown', closeElsewhere);
  }, []);
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || element.current === null) return;
    element.current.open = false;
    element.current.querySelector('summary')?.focus();
  };
  return (
    <details ref={element} className="full-chart__panel" onKeyDown={closeByKey}>
      <summary>
        {label}
        {count > 0 && ` (${count})`}
      </summary>
      <div className="full-chart__content">{children}</div>
    </details>
  );
}
