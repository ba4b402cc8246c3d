import { eventKindsOf, eventWords, type EventKind } from '#domain/chart/events.ts';
import { SubmitButton, ViewFields, type ControlsProps } from './controls.tsx';

/** Panel to choose which events are marked: a checkbox for each kind, in a form that also works without scripts. */
export function EventPanel({ chart, view, onView }: ControlsProps) {
  const toggle = (kind: EventKind, isOn: boolean): void =>
    onView({ ...view, events: isOn ? [...view.events, kind] : view.events.filter((other) => other !== kind) });
  return (
    <form className="full-chart__search" action={chart.href}>
      <ViewFields chart={chart} view={view} without={['ereignisse']} />
      <input type="hidden" name="ereignisse" value="auswahl" />
      <fieldset className="full-chart__kinds">
        <legend>Im Chart markieren</legend>
        {eventKindsOf(chart.entityType).map((kind) => {
          const { alias, letter, many } = eventWords(kind);
          return (
            <label key={kind} className="full-chart__option">
              <input
                type="checkbox"
                name={alias}
                value="an"
                checked={view.events.includes(kind)}
                onChange={({ currentTarget }) => toggle(kind, currentTarget.checked)}
              />{' '}
              <span className="full-chart__letter" aria-hidden="true">
                {letter}
              </span>{' '}
              {chart.entityType !== 'STOCK' && kind === 'DIVIDENDS' ? 'Ausschüttungen' : many}
            </label>
          );
        })}
      </fieldset>
      <SubmitButton />
    </form>
  );
}
