import { startFrame } from '#blocks/generated/frame-scripts.ts';
import { awaitEvents, LAYERS } from './await-events.ts';
import { awaitLive } from './await-live.ts';
import { awaitShell } from './await-shell.ts';
import { listenToClicks } from './clicks.ts';
import { defineIslands } from './island-element.ts';
import { showOffline } from './offline.ts';
import { markNavigation } from './progress.ts';
import { startScripts } from './start-scripts.ts';

/**
 * The only script that every page loads. Its imports are bundled into it and must not be imported by other browser modules, because shared
 * modules become separate files and requests. The document names the modules that it fetches later.
 */
const {
  islands = '',
  live = '',
  shell = '',
  layers = '',
  scripts = '',
} = document.querySelector<HTMLElement>('script[data-islands]')?.dataset ?? {};
const root = document.documentElement;

defineIslands(islands);
awaitLive(live);
awaitShell(root, shell);
awaitEvents(LAYERS, layers);
startScripts(scripts);
showOffline(document);
markNavigation(root, window.navigation);
listenToClicks(root);
startFrame(document);
