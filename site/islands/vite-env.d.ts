/// <reference types="vite/client" />

interface Window {
  $RefreshReg$: (type: unknown, id: string) => void;
  $RefreshSig$: () => (type: unknown) => unknown;
}

interface Document {
  /** Whether the page is in the prerender phase; undefined in browsers that do not prerender. */
  readonly prerendering?: boolean;
}
