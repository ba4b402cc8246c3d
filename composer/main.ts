import { startSite } from '#site/server/start-site.ts';
import { composerDoor } from './server/door.ts';

/** Starts the site with the composer under `/redaktion`; without it, `site/server/main.ts` does. */
startSite((mode) => [composerDoor(mode)]);
