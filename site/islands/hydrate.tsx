import { Component, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islands } from '#blocks/generated/islands.ts';

type IslandLoader = () => Promise<{ readonly Island: ComponentType<object> }>;

/**
 * Brings one island to life in a root of its own and resolves when its handlers work. If anything fails, the HTML from
 * the server stands as it was.
 */
export async function hydrate(element: HTMLElement): Promise<void> {
  const name = element.getAttribute('name') ?? '';
  const loaders: Readonly<Record<string, IslandLoader | undefined>> = islands;
  const module = await loaders[name]?.();
  if (!module) throw new Error(`There is no island "${name}".`);
  const html = element.innerHTML;
  const props = JSON.parse(element.getAttribute('props') ?? '{}') as object;
  await new Promise<void>((resolve, reject) => {
    const fail = (error: unknown): void => {
      queueMicrotask(() => {
        root.unmount();
        element.innerHTML = html;
      });
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const root = hydrateRoot(
      element,
      <IslandBoundary onError={fail}>
        <module.Island {...props} />
        <Ready onReady={resolve} />
      </IslandBoundary>,
      { identifierPrefix: element.getAttribute('prefix') ?? '' },
    );
  });
  element.dataset.alive = '';
}

/** Tells when the tree is committed; draws nothing, so the server's HTML need not know of it. */
function Ready({ onReady }: { readonly onReady: () => void }): null {
  useEffect(onReady, [onReady]);
  return null;
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
