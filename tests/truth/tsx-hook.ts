import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

/** Lets Node load the components of blocks: it strips types itself, but does not support JSX. */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context);
    const file = fileURLToPath(url);
    const { code } = transformSync(file, readFileSync(file, 'utf8'), { jsx: { runtime: 'automatic' } });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
