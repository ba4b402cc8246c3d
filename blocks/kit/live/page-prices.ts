import { openGateway } from '#gateway/browser.ts';
import { createPriceStream, type PriceStream } from '#gateway/prices/price-stream.ts';
import { createPushStore } from '#gateway/prices/push-store.ts';
import { readAdmission } from '#gateway/prices/read-admission.ts';

let shared: PriceStream | undefined;

/** Shared price stream of the page, for its cells and islands. It does nothing before the first `watch`. For browsers only. */
export function pagePrices(): PriceStream {
  shared ??= createPriceStream({
    store: createPushStore(tilesOf(document)),
    readAdmission: () => readAdmission({ fetch, storage: () => localStorage }),
    open: openGateway,
    log: console.warn,
  });
  return shared;
}

/** Notations of the fixed market tiles on the page. */
function tilesOf(page: Document): Set<number> {
  const cells = page.querySelectorAll<HTMLElement>('[data-tile] [data-notation]');
  return new Set([...cells].map(({ dataset }) => Number(dataset.notation)));
}
