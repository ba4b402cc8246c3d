import { safeHref } from '#documents/rules/safe-href.ts';
import type { Schema } from '#client/operations.ts';
import { PriceWordsSign } from './price-words.tsx';

type Source = Schema<'PriceSource'>;

/** Source of prices: simulated prices are labeled, imported ones name and link their source. Other providers have none. */
export function SourceNote({ source }: { readonly source: Source | undefined }) {
  if (source === undefined) return null;
  if (source.kind === 'SIMULATED') {
    return (
      <PriceWordsSign className="source-note" kind="SIMULATED">
        Simulierte Kurse
      </PriceWordsSign>
    );
  }
  return (
    <span className="source-note" data-kind="IMPORTED">
      Quelle: {source.url === undefined ? source.name : <a href={safeHref(source.url)}>{source.name}</a>}
      {source.license !== undefined && ` (${source.license})`}
    </span>
  );
}

/** Sources of a list of prices without duplicates. */
export function SourceNotes({ sources }: { readonly sources: readonly (Source | undefined)[] }) {
  const named = sources.filter((source) => source !== undefined);
  const once = [...new Map(named.map((source) => [source.kind === 'SIMULATED' ? '' : source.name, source])).entries()];
  return (
    <span className="source-notes">
      {once.map(([name, source]) => (
        <SourceNote key={name} source={source} />
      ))}
    </span>
  );
}
