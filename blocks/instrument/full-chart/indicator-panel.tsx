import type { ChangeEvent } from 'react';
import { writeView, type ChartView } from '#domain/chart/view.ts';
import { INDICATORS, type Parameter } from '#domain/indicator/catalogue.ts';
import { indicatorOf, MOST_INDICATORS, usualIndicator } from '#domain/indicator/chosen.ts';
import { followView, SubmitButton, ViewFields, type ControlsProps } from './controls.tsx';

interface IndicatorPanelProps extends ControlsProps {
  /** Whether the visitor may use the indicators of the extended chart tools. */
  readonly isPro: boolean;
  readonly hasVolume: boolean;
}

/** Panel to choose indicators and their parameters. Visitors without the extended chart tools see what they offer, and where. */
export function IndicatorPanel({ chart, view, onView, isPro, hasVolume }: IndicatorPanelProps) {
  const { indicators } = view;
  const offered = INDICATORS.filter(({ needsVolume }) => hasVolume || needsVolume !== true);
  const add = ({ currentTarget }: ChangeEvent<HTMLSelectElement>): void => {
    const indicator = indicatorOf(currentTarget.value);
    if (indicator !== undefined) onView({ ...view, indicators: [...indicators, usualIndicator(indicator)] });
  };
  const withoutOne = (index: number): ChartView => ({ ...view, indicators: indicators.filter((_one, other) => other !== index) });
  const options = (pro: boolean) =>
    offered
      .filter(({ isPro: needs }) => needs === pro)
      .map(({ id, name }) => (
        <option key={id} value={id} disabled={pro && !isPro}>
          {name}
        </option>
      ));
  return (
    <>
      {indicators.map(({ id, parameters }, index) => {
        const indicator = indicatorOf(id);
        return (
          <fieldset key={`${index}-${id}`} className="full-chart__chosen">
            <legend>{indicator?.name}</legend>
            {indicator?.parameters.map((parameter, at) => (
              <NumberField
                key={parameter.label}
                parameter={parameter}
                value={parameters[at] ?? parameter.usual}
                onNumber={(number) => onView(withNumber(view, index, at, number))}
              />
            ))}
            <a
              href={`${chart.href}${writeView(withoutOne(index), chart.kinds)}`}
              onClick={(event) => followView(event, withoutOne(index), onView)}
            >
              Entfernen
            </a>
          </fieldset>
        );
      })}
      {indicators.length < MOST_INDICATORS ? (
        <form className="full-chart__search" action={chart.href}>
          <ViewFields chart={chart} view={view} />
          <label>
            <span className="visually-hidden">Indikator hinzufügen</span>
            <select className="full-chart__select" name="indikator" value="" onChange={add}>
              <option value="">Indikator hinzufügen …</option>
              <optgroup label="Für alle">{options(false)}</optgroup>
              <optgroup label={chart.offer === undefined ? 'Weitere' : `Mit ${chart.offer.name}`}>{options(true)}</optgroup>
            </select>
          </label>
          <SubmitButton />
        </form>
      ) : (
        <p>Mehr als {MOST_INDICATORS} Indikatoren zugleich lassen sich nicht unterscheiden.</p>
      )}
      {!isPro && chart.offer && (
        <p>
          <a href={chart.offer.href}>Mit {chart.offer.name}</a> stehen dir {INDICATORS.filter((one) => one.isPro).length} weitere
          Indikatoren offen.
        </p>
      )}
    </>
  );
}

interface NumberFieldProps {
  readonly parameter: Parameter;
  readonly value: number;
  readonly onNumber: (value: number) => void;
}

function NumberField({ parameter: { label, least, most }, value, onNumber }: NumberFieldProps) {
  const change = ({ currentTarget: { value: text } }: ChangeEvent<HTMLInputElement>): void => {
    const number = Number(text);
    if (Number.isInteger(number) && number >= least && number <= most) onNumber(number);
  };
  return (
    <label>
      {label} <input type="number" inputMode="numeric" min={least} max={most} defaultValue={value} onChange={change} />
    </label>
  );
}

function withNumber(view: ChartView, index: number, at: number, number: number): ChartView {
  const changed = view.indicators.map((chosen, other) =>
    other === index ? { ...chosen, parameters: chosen.parameters.with(at, number) } : chosen,
  );
  return { ...view, indicators: changed };
}
