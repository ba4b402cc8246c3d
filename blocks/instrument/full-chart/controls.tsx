import type { ChangeEvent, MouseEvent } from 'react';
import { resolutionLabel, resolutionsOf } from '#domain/chart/resolution.ts';
import {
  CHART_SCALES,
  renderedKind,
  inRange,
  kindLabel,
  kindsIn,
  readView,
  scaleLabel,
  writeView,
  type ChartView,
} from '#domain/chart/view.ts';
import { rangeLong, rangeShort } from '#domain/instrument/range.ts';
import type { ChartProps } from './chart-props.ts';

export interface ControlsProps {
  readonly chart: ChartProps;
  readonly view: ChartView;
  readonly onView: (view: ChartView) => void;
}

/** Shows the view of a link in place, unless a modifier key opens it elsewhere. */
export function followView(event: MouseEvent, next: ChartView, onView: (view: ChartView) => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  onView(next);
}

/** Ranges as links, so that they also work without scripts. */
export function RangeLinks({ chart: { ranges, kinds, href }, view, onView }: ControlsProps) {
  return (
    <nav className="full-chart__ranges choice-links" aria-label="Zeitraum des Charts">
      {ranges.map((range) => {
        const next = inRange(view, range);
        return (
          <a
            key={range}
            title={rangeLong(range)}
            href={`${href}${writeView(next, kinds)}`}
            aria-current={range === view.range ? 'true' : undefined}
            onClick={(event) => followView(event, next, onView)}
          >
            {rangeShort(range)}
          </a>
        );
      })}
    </nav>
  );
}

interface ViewFieldsProps extends Pick<ControlsProps, 'chart' | 'view'> {
  /** Names of the fields that the form itself contains. */
  readonly without?: readonly string[];
}

/** Hidden fields of the current view, so that a form adds its value to them. */
export function ViewFields({ chart, view, without = [] }: ViewFieldsProps) {
  return [...new URLSearchParams(writeView(view, chart.kinds))]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** Submit button for visitors without scripts; with scripts a choice takes effect at once. */
export function SubmitButton() {
  return (
    <button type="submit" className="full-chart__submit">
      Anzeigen
    </button>
  );
}

/** Form for kind, resolution and scale. It leads to the view; the island changes the view in place. */
export function ViewForm({ chart, view, onView }: ControlsProps) {
  const { ranges, kinds, href } = chart;
  const choose = ({ currentTarget: { name, value } }: ChangeEvent<HTMLSelectElement>): void => {
    const query = Object.fromEntries(new URLSearchParams(writeView(view, [])));
    onView(readView({ ...query, [name]: value }, { range: view.range, ranges, kinds }));
  };
  return (
    <form className="full-chart__form" action={href}>
      <ViewFields chart={chart} view={view} without={['typ', 'aufloesung', 'skala']} />
      <Choice
        label="Darstellung"
        name="typ"
        value={renderedKind(view)}
        options={kindsIn(view, kinds).map((kind) => [kind, kindLabel(kind)])}
        onChange={choose}
      />
      <Choice
        label="Auflösung"
        name="aufloesung"
        value={view.resolution ?? ''}
        options={[['', 'Automatisch'], ...resolutionsOf(view.range).map((one) => [one, resolutionLabel(one)] as const)]}
        onChange={choose}
      />
      <Choice
        label="Skala"
        name="skala"
        value={view.scale}
        options={CHART_SCALES.map((scale) => [scale, scaleLabel(scale)])}
        onChange={choose}
      />
      <SubmitButton />
    </form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

function Choice({ label, name, value, options, onChange }: ChoiceProps) {
  return (
    <label className="full-chart__choice">
      <span className="visually-hidden">{label}</span>
      <select className="full-chart__select" name={name} value={value} onChange={onChange} title={label}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
