import { elementOf } from '#blocks/kit/event-element.ts';
import { awaitEvents } from './await-events.ts';
import { opensElsewhere } from './opens-elsewhere.ts';
import { startPart } from './start-part.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Fetches the scripts of blocks, each when its condition is met.
 * @param scripts condition, address and optional selector of each, as `site/document/page-scripts.ts` writes them
 */
export function startScripts(scripts: string): void {
  for (const script of scripts.split(';')) {
    const [when = '', address = '', where = ''] = script.split('|');
    const load = (): unknown => startPart(address);
    const times: Readonly<Record<string, () => unknown>> = {
      load,
      idle: () => whenIdle(load),
      // Also for input before the script is loaded, and for navigation in the browser's history.
      near: () => awaitEvents({ pointerover: where, focusin: where, input: where, popstate: '' }, address),
      // Starts the script when idle if the storage has an entry, otherwise at the first scrolling. Access to the storage may be forbidden.
      scroll: () => {
        try {
          if (where in localStorage) return whenIdle(load);
        } catch {}
        awaitEvents({ scroll: '' }, address);
      },
      click: () =>
        document.addEventListener('click', (event) => {
          const link = elementOf(event)?.closest<HTMLAnchorElement>(where);
          if (!link || opensElsewhere(event)) return;
          event.preventDefault();
          // Follows the link if the script fails.
          startPart(address, link).catch(() => location.assign(link.href));
        }),
    };
    times[when]?.();
  }
}
