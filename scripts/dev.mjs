import { ensureComposerBuilt } from './lib/build.mjs';
import { readyPortal } from './lib/portal.mjs';
import { main } from './lib/project.mjs';

/**
 * `npm run dev`: starts provider, code generation and site in watch mode and prints their output. A fault in the configuration does not end
 * it: pages show the finding until it is repaired.
 */
await main(async () => {
  const portal = await readyPortal({ mode: 'development', echo: true, prepare: ensureComposerBuilt });
  portal.start('codegen', 'codegen/main.ts', '--watch');
  await portal.startProvider('--watch', '--watch-preserve-output', 'provider/main.ts');
  await portal.startSite(['composer/main.ts', '--dev'], { path: '/', isReady: (status) => status > 0 });
  console.log(`Parkett läuft zum Entwickeln: ${portal.address}\nDie Redaktion: ${portal.address}/redaktion\n${portal.reach}.`);
});
