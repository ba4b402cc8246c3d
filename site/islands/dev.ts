import { injectIntoGlobalHook } from '/@react-refresh';

/** Entry while developing: React Fast Refresh must be in place before the first island loads. */
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => undefined;
window.$RefreshSig$ = () => (type) => type;
void import('./loader.ts');
