import { useComputedColorScheme } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Block gallery of the site: the first example of each type, with the style sheets that the blocks require. */
export interface Gallery {
  readonly sheets: readonly string[];
  readonly examples: ReadonlyMap<string, string>;
}

/** Time that a miniature must be visible before it is rendered, in ms: typing and scrolling past do not render it. */
const REST = 250;
/** Width of the page in a miniature, in px before scaling. */
const PAGE = 600;

/** Page with all blocks and their examples (`/bausteine`), fetched when the first miniature becomes visible. */
const gallery = queryOptions({
  queryKey: ['gallery'],
  queryFn: async () => {
    const response = await fetch('/bausteine');
    if (!response.ok) throw new Error(`/bausteine: ${response.status}`);
    return galleryIn(await response.text());
  },
  staleTime: Infinity,
  retry: false,
});

/** Small picture of a block's first example. Rendered by the site, so that it shows the block's current design; not interactive. */
export function Miniature({ type }: { readonly type: string }) {
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  // Stays true once set: a rendered miniature stays rendered.
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!inViewport) return undefined;
    const timer = setTimeout(() => setWanted(true), REST);
    return () => clearTimeout(timer);
  }, [inViewport]);
  const theme = useComputedColorScheme('light');
  const { data } = useQuery({ ...gallery, enabled: isWanted });
  const page = data && pageOf(data, type, theme);
  return (
    <div ref={ref} className="miniature" aria-hidden>
      {isWanted && page !== undefined && (
        <iframe
          className="miniature__frame"
          title="Beispiel"
          tabIndex={-1}
          inert
          sandbox="allow-same-origin"
          srcDoc={page}
          style={{ width: PAGE }}
        />
      )}
    </div>
  );
}

/** Extracts the examples from the gallery's HTML. Skips examples without visible content. */
export function galleryIn(html: string): Gallery {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const sheets = [...page.querySelectorAll('link[rel=stylesheet]:not([media])')].map((link) => link.getAttribute('href') ?? '');
  const blocks = [...page.querySelectorAll<HTMLElement>('.gallery__example > [data-block]')];
  const examples = new Map<string, string>();
  for (const block of blocks) {
    const type = block.dataset['block'] ?? '';
    if (!examples.has(type) && block.childElementCount > 0) examples.set(type, block.outerHTML);
  }
  return { sheets, examples };
}

/** HTML of a page with only the example; undefined for a type without an example. */
export function pageOf({ sheets, examples }: Gallery, type: string, theme: string): string | undefined {
  const example = examples.get(type);
  if (example === undefined) return undefined;
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return `<!doctype html><html lang="de" data-theme="${theme}"><head>${links}</head><body><main class="page-main">${example}</main></body></html>`;
}
