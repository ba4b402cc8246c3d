import { StoreError } from './driver.ts';
import { startFault } from './embedded/start-fault.ts';
import { troubleOf, type Trouble } from './trouble.ts';

const OF_A_SERVER: Readonly<Record<Trouble, string>> = {
  full: 'Der PostgreSQL-Server hat keinen Platz mehr (53100). Die Daten sind noch da: Schaffe Platz auf seinem Datenträger und starte erneut.',
  'read-only':
    'Der PostgreSQL-Server nimmt keine Änderungen an (25006): Er ist eine Kopie (standby) oder auf nur lesen gestellt. ' +
    'Nenne in DATABASE_URL den Server, auf dem geschrieben wird.',
  damaged:
    'Der PostgreSQL-Server meldet beschädigte Daten. Halte ihn an, hebe sein Datenverzeichnis auf, wie es ist, und spiele die letzte ' +
    'Sicherung ein (pg_restore); versuche nichts zu reparieren, bevor eine Kopie da ist.',
  away: 'Der PostgreSQL-Server antwortet nicht mehr. Prüfe, ob er läuft, und starte erneut.',
};

/**
 * Returns the error for a start that has opened the store but cannot use it, as a sentence that says how to fix it.
 * @param folder folder of the embedded database; undefined on a server
 */
export function startTroubleOf(error: unknown, folder: string | undefined): unknown {
  const trouble = error instanceof StoreError ? undefined : troubleOf(error);
  if (trouble === undefined) return error;
  return folder === undefined ? new StoreError(OF_A_SERVER[trouble], { cause: error }) : startFault(folder, error);
}
