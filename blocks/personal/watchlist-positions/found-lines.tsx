import type { OperationOutput } from '#client/operations.ts';
import { formatInteger } from '#domain/format/number.ts';

type Found = OperationOutput<'findWatchlistPositions'>;

const WHY_NOT: Readonly<Record<Exclude<Found['lines'][number]['state'], 'NEW'>, string>> = {
  PRESENT: 'steht schon darauf',
  DOUBLE: 'kommt schon weiter oben vor',
  UNKNOWN: 'kennen wir nicht',
  FULL: 'hat keinen Platz mehr',
};

/** Lines of a file: those that will be added to the list, and the others with the reason. */
export function FoundLines({ found: { lines, numberSkipped }, list }: { readonly found: Found; readonly list: string }) {
  const fresh = lines.filter(({ state }) => state === 'NEW');
  const others = lines.flatMap(({ state, ...line }) => (state === 'NEW' ? [] : [{ ...line, why: WHY_NOT[state] }]));
  return (
    <div className="watchlist-positions__found">
      <p>
        {fresh.length === 1 ? 'Dieses Instrument kommt' : `Diese ${formatInteger(fresh.length)} Instrumente kommen`} auf „{list}“:
      </p>
      <ul>
        {fresh.map(({ line, code, name }) => (
          <li key={line}>
            <strong>{name}</strong> ({code})
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <p>Nicht dabei:</p>
          <ul>
            {others.map(({ line, code, name, why }) => (
              <li key={line}>
                Zeile {line}: {name === undefined ? code : `${name} (${code})`} {why}
              </li>
            ))}
          </ul>
        </>
      )}
      {numberSkipped > 0 && (
        <p>
          {numberSkipped === 1 ? 'Eine Zeile ohne ISIN und WKN ist' : `${formatInteger(numberSkipped)} Zeilen ohne ISIN und WKN sind`}{' '}
          übergangen.
        </p>
      )}
    </div>
  );
}
