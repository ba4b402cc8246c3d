import './gallery.css';

interface RefreshRuntime {
  injectIntoGlobalHook(target: Window): void;
}

/** Entry while developing: React Fast Refresh must be in place before the first island loads. */
await import(/* @vite-ignore */ `${import.meta.env.BASE_URL}@react-refresh`).then((runtime: RefreshRuntime) =>
  runtime.injectIntoGlobalHook(window),
);
window.$RefreshReg$ = () => undefined;
window.$RefreshSig$ = () => (type) => type;
// Reports when the page was requested: a file saved before the page connects would be missed.
import.meta.hot?.send('parkett:asked', { at: performance.timeOrigin });
void import('./loader.ts');
