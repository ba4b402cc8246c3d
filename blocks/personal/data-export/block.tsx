import type { DataExportProps } from '../../generated/props.ts';
import type { BlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';

/** Downloads all stored data of the user. Support working in a user's account gets an explanation instead. */
export function DataExport({ page: { visitor } }: BlockView<DataExportProps>) {
  return (
    <section className="data-export">
      <BlockHead title="Daten mitnehmen" />
      <p>
        Alles, was zu deinem Konto gespeichert ist, in einer Datei: deine Angaben und Einwilligungen, Sitzungen mit Gerät und Zeit,
        Watchlists, Zeichnungen, gespeicherte Suchen, gekaufte Produkte und wann jemand von der Verwaltung in deinem Konto war. Die Datei
        ist JSON: Du kannst sie in jedem Texteditor lesen und jedes Programm kann sie verarbeiten.
      </p>
      {visitor.who?.adminEmail === undefined ? (
        <a className="form__submit" href="/api/user-data" download>
          Daten herunterladen
        </a>
      ) : (
        <p>Im Admin-View lässt sich das nicht mitnehmen.</p>
      )}
    </section>
  );
}
