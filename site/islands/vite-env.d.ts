/// <reference types="vite/client" />

interface Window {
  $RefreshReg$: (type: unknown, id: string) => void;
  $RefreshSig$: () => (type: unknown) => unknown;
}

interface Document {
  /** Whether the page is drawn ahead; not every browser does that. */
  readonly prerendering?: boolean;
}
