import { startSite } from '#site/server/start-site.ts';
import { composerHandler } from './server/composer-handler.ts';

/** Starts the site with the composer under `/redaktion`. Use `site/server/main.ts` to start it without. */
startSite((mode) => [composerHandler(mode)]);
