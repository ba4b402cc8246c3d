import type { DraftDifference } from '../../api.ts';

const SIGNS: Readonly<Record<DraftDifference['kind'], { readonly sign: string; readonly name: string }>> = {
  added: { sign: '+', name: 'Neu' },
  removed: { sign: '−', name: 'Entfernt' },
  changed: { sign: '~', name: 'Geändert' },
  moved: { sign: '↕', name: 'Verschoben' },
};

/** List of changes, as sentences. */
export function Differences({ differences }: { readonly differences: readonly DraftDifference[] }) {
  if (differences.length === 0) return <p className="differences__none">Kein Unterschied im Inhalt.</p>;
  return (
    <ul className="differences">
      {differences.map(({ kind, at, text }, index) => (
        <li key={`${at} ${index}`} className={`differences__line differences__line--${kind}`}>
          <span className="differences__sign" role="img" aria-label={SIGNS[kind].name}>
            {SIGNS[kind].sign}
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
