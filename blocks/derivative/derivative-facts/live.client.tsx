import { useGetDerivativeSnapshot } from '#client/generated/hooks/snapshots.ts';
import { usePageQueryClient } from '../../kit/island-hooks.ts';
import { DerivativeSheet } from './sheet.tsx';

export interface LoadedFactsProps {
  readonly entityValue: string;
  /** Address of the page, for trying again without a script. */
  readonly path: string;
}

/** The same facts, asked for by the browser; until they are there, their place is kept. */
export function Island({ entityValue, path }: LoadedFactsProps) {
  const { data, isError, isFetching, refetch } = useGetDerivativeSnapshot(entityValue, { query: {} }, usePageQueryClient());
  if (data !== undefined) return <DerivativeSheet snapshot={data} />;
  if (isError) {
    return (
      <div className="derivative-facts__waiting" role="alert">
        <p>Die Kennzahlen konnten nicht geladen werden.</p>
        <button type="button" className="derivative-facts__retry" disabled={isFetching} onClick={() => void refetch()}>
          Noch einmal versuchen
        </button>
      </div>
    );
  }
  return (
    <div className="derivative-facts__waiting">
      <p aria-live="polite">Kennzahlen werden geladen …</p>
      <noscript>
        <p>
          Die Kennzahlen dieser Produktart lädt dein Browser nach; dafür braucht er JavaScript. <a href={path}>Seite neu laden</a>
        </p>
      </noscript>
    </div>
  );
}
