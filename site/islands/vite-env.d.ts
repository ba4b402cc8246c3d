/// <reference types="vite/client" />

declare module '/@react-refresh' {
  export function injectIntoGlobalHook(target: Window): void;
}

interface Window {
  $RefreshReg$: (type: unknown, id: string) => void;
  $RefreshSig$: () => (type: unknown) => unknown;
}
