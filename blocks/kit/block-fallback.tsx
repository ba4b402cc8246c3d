import * as messages from '#domain/texts/messages.ts';

/** Stands in the place of a block beneath another that has already told the error: its heading, and that its data are missing too. */
export function BlockMissingToo({ headline }: { readonly headline: string | undefined }) {
  return (
    <div className="block-fallback-next">
      {headline !== undefined && <h2 className="block-fallback-next__title">{headline}</h2>}
      <p>{messages.missingToo}</p>
    </div>
  );
}

interface BlockFallbackProps {
  /** Address of the page, to which the button leads again where there is no script. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/**
 * Stands in the place of a block that could not be drawn. Its button is a form that asks for the page once more; with a script it
 * reloads the page as the browser's own button does. Source of the text: portal.md §8.
 */
export function BlockFallback({ path, query }: BlockFallbackProps) {
  return (
    <div className="block-fallback" role="alert">
      <p>{messages.renderingError}</p>
      <form action={path}>
        {Object.entries(query).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button className="block-fallback__reload" type="submit" data-reload="">
          {messages.reload}
        </button>
      </form>
    </div>
  );
}
