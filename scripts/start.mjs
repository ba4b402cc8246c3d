import { ensureBuilt, ensureComposerBuilt } from './lib/build.mjs';
import { EDITING_HEAP, MODEST_HEAP, SITE_HEAP } from './lib/modest-memory.mjs';
import { readyPortal } from './lib/portal.mjs';
import { main } from './lib/project.mjs';

/** `npm start`: from a fresh clone to the running portal. Prints one line with the address once the first page is available. */
await main(async () => {
  const hasComposer = process.env.PARKETT_COMPOSER === '1';
  const prepare = async () => {
    await ensureBuilt();
    if (hasComposer) await ensureComposerBuilt();
  };
  const portal = await readyPortal({ mode: 'production', prepare });
  await portal.startProvider(...MODEST_HEAP, 'provider/main.ts');
  // Without the composer, the process that serves pages contains none of its code.
  const site = hasComposer ? [...SITE_HEAP, ...EDITING_HEAP, 'composer/main.ts'] : [...SITE_HEAP, 'site/server/main.ts'];
  await portal.startSite(site, { path: '/ready?for=reading' });
  console.log(`Parkett läuft: ${portal.address}\n${portal.reach}.`);
});
