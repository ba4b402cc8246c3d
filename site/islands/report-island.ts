import { isSampled, MOST_PLACES, type IslandReport } from '#domain/web/error-report.ts';

/**
 * Reports an island that failed, one in twenty-five, where the document says that errors are reported. It goes out even when the page
 * is left at this moment, and losing it is no harm.
 */
export function reportIsland(island: string, error: unknown, random = Math.random(), page: Document = document): void {
  const address = page.querySelector<HTMLElement>('script[data-reports]')?.dataset['reports'];
  if (address === undefined || !isSampled(random)) return;
  const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: '' };
  const at = [...(stack ?? '').matchAll(/\/assets\/([\w.-]+\.js:\d+:\d+)/gu)].map(([, place = '']) => place).slice(0, MOST_PLACES);
  const body: IslandReport = { island, type: name, at };
  navigator.sendBeacon(address, JSON.stringify(body));
}
