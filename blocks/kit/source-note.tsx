import type { Schema } from '#client/operations.ts';

/** Where prices come from: simulated ones say so, imported ones name and link their source. */
export function SourceNote({ source }: { readonly source: Schema<'PriceSource'> }) {
  if (source.kind === 'SIMULATED') {
    return (
      <span className="source-note" data-kind="SIMULATED">
        Simulierte Kurse
      </span>
    );
  }
  return (
    <span className="source-note" data-kind="IMPORTED">
      Quelle: {source.url === undefined ? source.name : <a href={source.url}>{source.name}</a>}
      {source.license !== undefined && ` (${source.license})`}
    </span>
  );
}
