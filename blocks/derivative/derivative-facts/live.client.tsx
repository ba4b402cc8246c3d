import { useGetDerivativeSnapshot } from '#client/generated/hooks/snapshots.ts';
import { usePageQueryClient } from '../../kit/island-hooks.ts';
import { DerivativeSheet } from './sheet.tsx';

export interface LoadedFactsProps {
  readonly entityValue: string;
  /** Address of the page, for a retry without scripts. */
  readonly path: string;
}

/** Facts of a derivative whose type the server does not render; the browser requests them. Reserves their space until they arrive. */
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
