import { plainText } from '#domain/text/plain.ts';
import type { BlockView } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import type { InstrumentProfileProps } from '../../generated/props.ts';
import { snapshotOf } from '../snapshot-queries.ts';
import type { needs } from './data.ts';

/** Description of the instrument as plain paragraphs. */
export function InstrumentProfile({ props, data }: BlockView<InstrumentProfileProps, ReturnType<typeof needs>, InstrumentSubject>) {
  const paragraphs = (snapshotOf(data)?.profile ?? [])
    .flatMap(({ value }) => (value === undefined ? [] : [plainText(value)]))
    .filter(Boolean);
  return (
    <section className="instrument-profile">
      <BlockHead title={props.headline ?? 'Profil'} />
      {paragraphs.length === 0 ? (
        <EmptyState>Zu diesem Wertpapier gibt es noch keine Beschreibung.</EmptyState>
      ) : (
        paragraphs.map((paragraph) => (
          <p className="instrument-profile__paragraph" key={paragraph}>
            {paragraph}
          </p>
        ))
      )}
    </section>
  );
}
