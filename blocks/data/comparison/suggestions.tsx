import { selectionPath } from '#domain/comparison/selection.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import type { ComparisonProps } from '../../generated/props.ts';

export interface SuggestionsProps {
  readonly suggestions: NonNullable<ComparisonProps['suggestions']> | readonly [];
  readonly path: string;
}

/** Comparisons to start with. */
export function Suggestions({ suggestions, path }: SuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <>
      <BlockHead title="Zum Anfangen" />
      <ul className="comparison__suggestions">
        {suggestions.map(({ name, text, isins }) => (
          <li key={name}>
            <a href={selectionPath(path, isins)}>{name}</a>
            {text !== undefined && <span>{text}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
