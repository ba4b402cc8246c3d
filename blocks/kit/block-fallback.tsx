import * as messages from '#domain/texts/messages.ts';

/** Replacement of a failed block below another one that has already explained the error: its heading, and that its data are missing too. */
export function BlockMissingToo({ headline }: { readonly headline: string | undefined }) {
  return (
    <div className="block-fallback-next">
      {headline !== undefined && <h2 className="block-fallback-next__title">{headline}</h2>}
      <p>{messages.missingToo}</p>
    </div>
  );
}

interface BlockFallbackProps {
  /** Address of the page, which the button loads again without scripts. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/**
 * Replacement of a block that could not be rendered. Its button is a form that requests the page again; with scripts it reloads the page
 * like the browser's own button. Source of the text: portal.md §8.
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
