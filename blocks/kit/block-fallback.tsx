import * as messages from '#domain/texts/messages.ts';

/** Stands in the place of a block that could not be drawn. Source of the text: portal.md §8. */
export function BlockFallback({ path }: { readonly path: string }) {
  return (
    <div className="block-fallback" role="alert">
      <p>{messages.renderingError}</p>
      <a className="block-fallback__reload" href={path}>
        {messages.reload}
      </a>
    </div>
  );
}
