import { Component, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islands } from '#blocks/generated/islands.ts';
import type { IslandModule } from '#blocks/kit/registry.ts';
import { parseOwn } from '#domain/input/own-json.ts';
import { createLogger, LOG_LEVEL_SETTING, logLevelOf } from '#domain/web/log.ts';
import { keepTyped } from './keep-typed.ts';

/** Log of the islands; `localStorage.loglevel = 'debug'` shows when each is hydrated. */
const log = createLogger(logLevelOf(storedLevel()), (level, message, details) =>
  console[level === 'fatal' ? 'error' : level](message, details),
);

/** Reads the log level; some frames forbid access to the storage. */
function storedLevel(): string | null {
  try {
    return localStorage.getItem(LOG_LEVEL_SETTING);
  } catch {
    return null;
  }
}

/**
 * Hydrates one island in a separate root; resolves when its handlers work. If it fails, the server's HTML is restored.
 * @returns function that unmounts the island
 */
export async function hydrate(element: HTMLElement): Promise<() => void> {
  const name = element.getAttribute('name') ?? '';
  const loaders: Readonly<Record<string, (() => Promise<IslandModule>) | undefined>> = islands;
  const module = await loaders[name]?.();
  if (!module) throw new Error(`There is no island "${name}".`);
  const html = element.innerHTML;
  // Trusted: written by our server.
  const props = parseOwn<object>(element.getAttribute('props') ?? '{}');
  const putBackTyped = keepTyped(element);
  const end = await new Promise<() => void>((resolve, reject) => {
    const fail = (error: unknown): void => {
      queueMicrotask(() => {
        root.unmount();
        element.innerHTML = html;
        putBackTyped();
      });
      report(name, error);
      log.error(`The island "${name}" failed; what the server drew stands again.`, error);
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const onReady = (): void => resolve(() => root.unmount());
    const root = hydrateRoot(
      element,
      <IslandBoundary onError={fail}>
        <Ready onReady={onReady}>
          <module.Island {...props} />
        </Ready>
      </IslandBoundary>,
      { identifierPrefix: element.getAttribute('prefix') ?? '' },
    );
  });
  putBackTyped();
  element.dataset.alive = '';
  log.debug(`The island "${name}" is alive.`, element);
  return end;
}

/** Reports a failure; the module is fetched only then. */
function report(name: string, error: unknown): void {
  void import('./report-island.ts').then(({ reportIsland }) => reportIsland(name, error));
}

interface ReadyProps {
  readonly onReady: () => void;
  readonly children: ReactNode;
}

/** Calls `onReady` when the tree is committed. Wraps the island, since a sibling would change the ids of `useId`. */
function Ready({ onReady, children }: ReadyProps): ReactNode {
  useEffect(onReady, [onReady]);
  return children;
}

interface BoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

class IslandBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
