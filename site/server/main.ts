import { startSite } from './start-site.ts';

/** Entry point of the site without the composer (`composer/main.ts` starts both). */
startSite();
