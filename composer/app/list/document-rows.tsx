import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { Link } from 'wouter';
import { formatDate, formatDateTime } from '#domain/format/date.ts';
import type { DocumentEntry } from '../../api.ts';
import { documentAddress } from '../addresses.ts';
import { shortTime } from '../shell/times.ts';
import { titleOf } from './find-documents.ts';
import { kindName } from './kinds.ts';

/** Height of a row, in px. */
const ROW = 44;

/** Rows of a table. Renders only the visible ones, so that thousands of rows scroll smoothly. */
export function DocumentRows({ documents }: { readonly documents: readonly DocumentEntry[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized
  const rows = useVirtualizer({ count: documents.length, getScrollElement: () => scroller.current, estimateSize: () => ROW, overscan: 12 });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls takes the focus, or the keyboard cannot scroll it
    <div className="rows" ref={scroller} role="table" aria-label="Dokumente" aria-rowcount={documents.length + 1} tabIndex={0}>
      <div role="rowgroup" className="rows__head">
        <div role="row" className="rows__row" aria-rowindex={1}>
          <span role="columnheader">Titel</span>
          <span role="columnheader">Art</span>
          <span role="columnheader">Adresse oder Datei</span>
          <span role="columnheader">Stand</span>
          <span role="columnheader">Geändert</span>
        </div>
      </div>
      <div role="rowgroup" style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const entry = documents[index];
          return entry && <DocumentRow key={entry.file} entry={entry} index={index} start={start} />;
        })}
      </div>
    </div>
  );
}

function DocumentRow({ entry, index, start }: { readonly entry: DocumentEntry; readonly index: number; readonly start: number }) {
  const { file, kind, route, changedAt } = entry;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="rows__row rows__row--entry"
      style={{ height: ROW, transform: `translateY(${start}px)` }}
    >
      <span role="cell" className="rows__title">
        <Link href={documentAddress(file)} className="rows__link">
          {titleOf(entry)}
        </Link>
      </span>
      <span role="cell" className="rows__quiet">
        {kindName(kind)}
      </span>
      <span role="cell" className="rows__place" title={file}>
        {route ?? file}
      </span>
      <span role="cell" className="rows__state">
        <States {...entry} />
      </span>
      <span role="cell" className="rows__quiet rows__time">
        {changedAt === null ? 'neu' : shortTime(changedAt)}
      </span>
    </div>
  );
}

function States({ errors, warnings, planned, draft, others }: DocumentEntry) {
  return (
    <>
      {errors > 0 && <span className="mark mark--error">{errors === 1 ? '1 Fehler' : `${errors} Fehler`}</span>}
      {warnings > 0 && <span className="mark mark--warning">{warnings === 1 ? '1 Hinweis' : `${warnings} Hinweise`}</span>}
      {planned !== undefined && (
        <span className={planned.failed ? 'mark mark--error' : 'mark'} title={`${formatDateTime(planned.at)}, ${planned.by}`}>
          {planned.failed ? 'nicht veröffentlicht' : `geplant: ${formatDate(planned.at)}`}
        </span>
      )}
      {draft !== undefined && (
        <span className="mark mark--draft">{draft.deleted ? 'wird gelöscht' : draft.stale ? 'Entwurf, überholt' : 'Entwurf'}</span>
      )}
      {others.length > 0 && <span className="mark">{others.join(', ')}</span>}
    </>
  );
}
