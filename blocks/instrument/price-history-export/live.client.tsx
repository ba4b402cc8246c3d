import { useState } from 'react';
import { getEodHistory } from '#client/generated/hooks/history.ts';
import type { Schema } from '#client/operations.ts';
import { saveFile } from '../full-chart/export.ts';
import type { spanParameters } from '../price-history-table/span.ts';
import { historyCsv } from './history-csv.ts';

export interface ExportProps {
  readonly entityType: Schema<'EntityType'>;
  readonly entityValue: string;
  readonly name: string;
  readonly span: ReturnType<typeof spanParameters>;
}

/** Maximum number of days; no history has more. */
const ALL = 10_000;

/** Fetches all days of the period, not only those of the page, and saves them as a file. */
export function Island({ entityType, entityValue, name, span }: ExportProps) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const save = async (): Promise<void> => {
    setState('busy');
    try {
      const history = await getEodHistory(entityType, entityValue, { ...span, order: 'ASC', page: 0, perPage: ALL });
      saveFile(
        new Blob(['\uFEFF', historyCsv(history)], { type: 'text/csv' }),
        `${name}-Tageskurse.csv`.replaceAll(/[^\wäöüßÄÖÜ.-]+/g, '-'),
      );
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <p>
      <button type="button" className="price-history-export__button" disabled={state === 'busy'} onClick={() => void save()}>
        Alle Tage des Zeitraums speichern (CSV)
      </button>
      <span role="status">{state === 'failed' && ' Das hat nicht geklappt. Versuch es gleich noch einmal.'}</span>
    </p>
  );
}
