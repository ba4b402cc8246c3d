import { awaitEvents, FINDERS, LAYERS } from './await-events.ts';
import { awaitLive } from './await-live.ts';
import { awaitShell } from './await-shell.ts';
import { listenToClicks } from './clicks.ts';
import { defineIslands } from './island-element.ts';
import { tellOffline } from './offline.ts';
import { markNavigation, type Navigations } from './progress.ts';
import { listenForSearch } from './search-keys.ts';
import { startPart } from './start-part.ts';
import { whenIdle } from './when-idle.ts';

/**
 * The only script that every page loads: what it imports becomes part of it and must not be imported by other modules of the
 * browser, or it would be a file and a request of its own. The document names the modules that it fetches later.
 */
const {
  islands = '',
  live = '',
  clock = '',
  again,
  search,
  shell = '',
  layers = '',
  consent,
  privacy = '',
  external: gates,
  finders,
} = document.querySelector<HTMLElement>('script[data-islands]')?.dataset ?? {};
const root = document.documentElement;

defineIslands(islands);
awaitLive(live);
if (document.querySelector('[data-states]')) startPart(clock);
if (again) startPart(again);
if (search) startPart(search);
awaitShell(root, shell);
awaitEvents(LAYERS, layers);
if (gates) startPart(gates);
if (finders) awaitEvents(FINDERS, finders);
if (consent) whenIdle(() => startPart(consent));
tellOffline(document);
markNavigation(root, (window as { navigation?: Navigations }).navigation);
listenToClicks(root, privacy);
listenForSearch(document);
