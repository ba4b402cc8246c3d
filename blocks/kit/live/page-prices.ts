import { openGateway } from '#gateway/browser.ts';
import { createPriceStream, type PriceStream } from '#gateway/prices/price-stream.ts';
import { createPushStore } from '#gateway/prices/push-store.ts';
import { readAdmission } from '#gateway/prices/read-admission.ts';

let shared: PriceStream | undefined;

/** The one price stream of the page, for its cells and for islands. Nothing happens before the first `watch`. In browsers only. */
export function pagePrices(): PriceStream {
  shared ??= createPriceStream({
    store: createPushStore(tilesOf(document)),
    readAdmission: () => readAdmission({ fetch, storage: () => localStorage }),
    open: openGateway,
    log: console.warn,
  });
  return shared;
}

/** Notations of the fixed market tiles, wherever they stand. */
function tilesOf(page: Document): Set<number> {
  const cells = page.querySelectorAll<HTMLElement>('[data-tile] [data-notation]');
  return new Set([...cells].map(({ dataset }) => Number(dataset.notation)));
}
