/** Colors of a chart, in a form that a canvas accepts. */
export interface ChartLook {
  readonly paper: string;
  readonly ink: string;
  readonly rule: string;
  readonly muted: string;
  readonly accent: string;
  readonly up: string;
  readonly down: string;
  /** Colors of overlay lines. */
  readonly lines: readonly string[];
  readonly font: string;
  /** Returns one of the colors above with an opacity (0 to 1). */
  readonly thin: (color: string, share: number) => string;
}

/** Reads the colors that the browser computes on an element, since a canvas understands no CSS variables. */
export function lookOf(target: HTMLElement): ChartLook {
  const probe = document.createElement('span');
  target.append(probe);
  const computed = (name: string): string => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const color = (token: string): string => computed(`--color-${token}`);
  const look: ChartLook = {
    paper: color('paper'),
    ink: color('ink'),
    rule: color('rule'),
    muted: color('muted'),
    accent: color('accent'),
    up: color('up'),
    down: color('down'),
    lines: [0, 1, 2, 3, 4].map((number) => computed(`--full-chart-${number}`)),
    font: getComputedStyle(probe).fontFamily,
    thin: (full, share) => full.replace(/^rgb\((.*)\)$/, `rgba($1, ${share})`),
  };
  probe.remove();
  return look;
}

/** Calls back when the theme changes, by the page's switch or by the system. */
export function onTheme(changed: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', changed, { signal });
}
