/** Colours of a chart as a canvas takes them. */
export interface ChartLook {
  readonly paper: string;
  readonly ink: string;
  readonly rule: string;
  readonly muted: string;
  readonly accent: string;
  readonly up: string;
  readonly down: string;
  /** Colours of lines beside the prices. */
  readonly lines: readonly string[];
  readonly font: string;
  /** One of the colours above, thinned. */
  readonly thin: (color: string, share: number) => string;
}

/** A canvas understands no variables: the browser computes the colours on an element of the page. */
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

/** Tells when the theme changes: by the page's own switch or by the system. */
export function onTheme(changed: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', changed, { signal });
}
