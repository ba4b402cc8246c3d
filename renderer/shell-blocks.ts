import type { AnyBlock, ShellPlace } from '#blocks/kit/registry.ts';
import type { RenderContext } from './render-context.ts';

type Registry = RenderContext['registry'];
type ShellBlock = Pick<AnyBlock, 'type'> & ShellPlace;

const known = new WeakMap<Registry, readonly ShellBlock[]>();

/** Blocks of a page's header or footer in order, without those that are left out in the app or on pages without prices. */
export function shellBlocks(
  registry: Registry,
  place: ShellPlace['place'],
  kinds: ShellPlace['leftOut'],
): readonly { readonly type: string }[] {
  const all = known.get(registry) ?? readShell(registry);
  known.set(registry, all);
  return all.filter((block) => block.place === place && !block.leftOut.some((kind) => kinds.includes(kind))).map(({ type }) => ({ type }));
}

function readShell(registry: Registry): readonly ShellBlock[] {
  return Object.values(registry)
    .flatMap(({ type, shell }) => (shell === undefined ? [] : [{ type, ...shell }]))
    .toSorted((a, b) => a.order - b.order);
}
