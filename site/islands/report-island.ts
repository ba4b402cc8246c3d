import { isSampled, MOST_PLACES, type IslandReport } from '#domain/web/error-report.ts';

/**
 * Reports one in twenty-five failures of islands, if the document enables reports. Uses a beacon, which is sent even when the page is being
 * left.
 */
export function reportIsland(island: string, error: unknown, random = Math.random(), page: Document = document): void {
  const address = page.querySelector<HTMLElement>('script[data-reports]')?.dataset['reports'];
  if (address === undefined || !isSampled(random)) return;
  const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: '' };
  const at = [...(stack ?? '').matchAll(/\/assets\/([\w.-]+\.js:\d+:\d+)/gu)].map(([, place = '']) => place).slice(0, MOST_PLACES);
  const body: IslandReport = { island, type: name, at };
  navigator.sendBeacon(address, JSON.stringify(body));
}
