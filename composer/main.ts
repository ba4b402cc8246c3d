import { startSite } from '#site/server/start-site.ts';
import { composerHandler } from './server/composer-handler.ts';

/** Starts the site with the composer under `/redaktion`; without it, `site/server/main.ts` does. */
startSite((mode) => [composerHandler(mode)]);
