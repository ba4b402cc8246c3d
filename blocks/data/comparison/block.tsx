import { MOST_COMPARED, selectionPath, shownAs } from '#domain/comparison/selection.ts';
import type { BlockView } from '../../kit/block.ts';
import type { ComparisonSubject } from '#subjects/comparison/subject.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { TightLink } from '../../kit/tight-link.tsx';
import { Island } from '../../kit/island.tsx';
import { SourceNotes } from '../../kit/source-note.tsx';
import type { ComparisonProps } from '../../generated/props.ts';
import { answerValue } from '../../kit/answers/answer-value.tsx';
import { rangeOf } from '../../kit/chart/resolution.ts';
import { sourcesOf } from '../../kit/answers/sources.ts';
import { Island as Adding } from './add.client.tsx';
import { comparedFacts, comparedOf, type Compared, type ComparedFact } from './compared.ts';
import { COMPARED_RANGES, type ComparisonQueries } from './data.ts';
import { Picture } from './picture.tsx';
import { Refused } from './refused.tsx';
import { Suggestions } from './suggestions.tsx';

type View = BlockView<ComparisonProps, ComparisonQueries, ComparisonSubject>;

/** Instruments side by side. A form adds and links remove them; the best of each row is marked, and equal rows can be hidden. */
export function Comparison({ props, data, page, subject }: View) {
  const { compared, unknown } = comparedOf(props, subject, data.answer);
  const isins = compared.map(({ isin }) => isin);
  const facts = comparedFacts(props, compared);
  const kept = shownAs(page.query);
  const { nur: _differences, ...allShown } = kept;
  const differ = page.query['nur'] === 'unterschiede';
  return (
    <section className="comparison">
      <Refused subject={subject} unknown={unknown} />
      <Island
        name="comparison/add"
        of={Adding}
        rule="interaction"
        props={{
          path: page.path,
          isins,
          kept,
          name: subject.name,
          of: { entityType: subject.entityType, entitySubTypes: subject.entitySubTypes, withoutSubTypes: subject.withoutSubTypes },
        }}
      />
      {compared.length === 0 ? (
        <>
          <EmptyState>
            Noch ist nichts gewählt. Füge oben bis zu {MOST_COMPARED} {subject.name} hinzu; die Auswahl steht dann in der Adresse.
          </EmptyState>
          <Suggestions suggestions={props.suggestions ?? []} path={page.path} />
        </>
      ) : (
        <>
          {compared.length > 1 && (
            <Picture
              {...{ compared, kept, path: page.path }}
              histories={compared.map(({ isin }) => data[`history${subject.isins.indexOf(isin)}`])}
              range={rangeOf(page.query, { ...(props.range && { range: props.range }), ranges: COMPARED_RANGES })}
            />
          )}
          <ComparedTable
            {...{ compared, isins, kept, now: page.now, path: page.path, name: subject.name }}
            facts={differ ? facts.filter(({ isSame }) => !isSame) : facts}
          />
          <p className="comparison__foot">
            {compared.length > 1 &&
              (differ ? (
                <a href={selectionPath(page.path, isins, allShown)}>Alle Angaben zeigen</a>
              ) : (
                <a href={selectionPath(page.path, isins, { ...kept, nur: 'unterschiede' })}>Nur Unterschiede zeigen</a>
              ))}
            <SourceNotes
              sources={sourcesOf(
                compared.map(({ answer }) => answer),
                facts.map(({ shown }) => shown),
              )}
            />
          </p>
        </>
      )}
    </section>
  );
}

interface TableProps {
  readonly compared: readonly Compared[];
  readonly isins: readonly string[];
  readonly kept: Readonly<Record<string, string>>;
  readonly facts: readonly ComparedFact[];
  readonly now: string;
  readonly path: string;
  readonly name: string;
}

function ComparedTable({ compared, isins, kept, facts, now, path, name }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without focus the keyboard could not scroll the box
    <div className="comparison__scroll" role="region" aria-label={`${name} im Vergleich`} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{name} im Vergleich</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Angabe</span>
            </th>
            {compared.map(({ isin, instrument }) => (
              <th key={isin} scope="col">
                <TightLink instrument={instrument} />
                <span className="comparison__code">{isin}</span>
                <a
                  className="comparison__remove"
                  href={selectionPath(
                    path,
                    isins.filter((other) => other !== isin),
                    kept,
                  )}
                >
                  Entfernen<span className="visually-hidden">: {instrument.name}</span>
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ shown, best, isSame }) => (
            <tr key={shown.path} data-differs={compared.length > 1 && !isSame ? '' : undefined}>
              <th scope="row">{shown.label}</th>
              {compared.map(({ isin, answer }, place) => (
                <td key={isin} data-best={best.has(place) ? '' : undefined}>
                  {answerValue(answer, shown, now)}
                  {best.has(place) && (
                    <span className="comparison__best">
                      <span className="visually-hidden">bester Wert</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
