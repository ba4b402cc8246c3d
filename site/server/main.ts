import { startSite } from './start-site.ts';

/** The site alone; with the composer `composer/main.ts` starts it. */
startSite();
