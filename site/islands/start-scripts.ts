import { elementOf } from '#blocks/kit/event-element.ts';
import { awaitEvents } from './await-events.ts';
import { opensElsewhere } from './opens-elsewhere.ts';
import { startPart } from './start-part.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Fetches the scripts of blocks, each at its time.
 * @param scripts as the head of the page says them (`site/document/page-scripts.ts`): time, address and perhaps a selector of each
 */
export function startScripts(scripts: string): void {
  for (const script of scripts.split(';')) {
    const [when = '', address = '', where = ''] = script.split('|');
    const load = (): unknown => startPart(address);
    const times: Readonly<Record<string, () => unknown>> = {
      load,
      idle: () => whenIdle(load),
      // Somebody may change something there before it is awake, or go back to it by the browser's history.
      near: () => awaitEvents({ pointerover: where, focusin: where, input: where, popstate: '' }, address),
      // The link is followed where the script cannot do something instead.
      // A visitor without an entry in the storage, which may be forbidden, loads nothing before they touch the page.
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
          startPart(address, link).catch(() => location.assign(link.href));
        }),
    };
    times[when]?.();
  }
}
