import { ensureBuilt } from './lib/build.mjs';
import { MODEST_HEAP } from './lib/modest-memory.mjs';
import { readyPortal } from './lib/portal.mjs';
import { main } from './lib/project.mjs';

/** `npm start`: from a fresh clone to the running portal. Prints one line with the address once the first page is there. */
await main(async () => {
  const portal = await readyPortal({ mode: 'production', prepare: ensureBuilt });
  await portal.startProvider(...MODEST_HEAP, 'provider/main.ts');
  await portal.startSite(['site/server/main.ts'], { path: '/ready?for=reading' });
  console.log(`Parkett läuft: ${portal.address}\n${portal.reach}.`);
});
