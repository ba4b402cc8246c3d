import { findField, proposedFields } from '#documents/operations/fields.ts';
import { operationTable } from '#documents/operations/table.ts';
import type { BlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Facts } from '../../kit/facts.tsx';
import { SourceNotes } from '../../kit/source-note.tsx';
import type { DataFactsProps } from '../../generated/props.ts';
import { answerValue, isKnown } from '../../kit/answers/answer-value.tsx';
import { operationOf, type AnswerQueries } from '../../kit/answers/ask.ts';
import { shownField, valueAtPath, type Shown } from '../../kit/answers/reading.ts';
import { sourcesOf } from '../../kit/answers/sources.ts';
import { atOneInstant } from '../../kit/answers/still.ts';

/** Maximum number of proposed values of an answer if the document names none. */
const PROPOSED = 12;
const shownByProps = new WeakMap<DataFactsProps, readonly Shown[]>();

/** Facts from any read call of the contracts, as the page document names them. */
export function DataFacts({ props, data, page }: BlockView<DataFactsProps, AnswerQueries>) {
  const holder = props.section === undefined ? data.answer : valueAtPath(data.answer, props.section);
  const known = shownFacts(props).filter((shown) => isKnown(holder, shown));
  if (known.length === 0 && props.hideIfEmpty === true) return null;
  return (
    <section>
      <BlockHead title={props.headline} aside={<SourceNotes sources={sourcesOf([holder], known)} />} />
      {known.length === 0 ? (
        <EmptyState>{props.empty ?? 'Dazu ist nichts bekannt.'}</EmptyState>
      ) : (
        <Facts facts={known.map((shown) => ({ label: shown.label, value: answerValue(holder, shown, page.now) }))} />
      )}
    </section>
  );
}

function shownFacts(props: DataFactsProps): readonly Shown[] {
  const before = shownByProps.get(props);
  if (before !== undefined) return before;
  const { answer } = operationOf(props);
  const found = props.section === undefined ? undefined : findField(operationTable, answer, props.section);
  const section = found?.kind === 'section' ? found.name : answer;
  const written = props.facts ?? proposedFields(operationTable, section, PROPOSED).map((field) => ({ field }));
  const shown = atOneInstant(written.map((each) => shownField(section, each)));
  shownByProps.set(props, shown);
  return shown;
}
