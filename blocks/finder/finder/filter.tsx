import { formatInteger } from '#domain/format/number.ts';
import { boundText, choicesOf, valueText, type Choice, type Counts } from './counts.ts';
import { Histogram } from './histogram.tsx';
import type { PlannedFilter } from './plan.ts';
import { boundsOf } from './state.ts';

interface FilterProps {
  readonly filter: PlannedFilter;
  readonly values: readonly string[];
  readonly counts: Counts;
  /** Whether a preset sets the filter. It applies while the form contains nothing about the filter. */
  readonly isPreset: boolean;
}

/** Minimum number of choices to offer a search among them by name (with scripts). */
const MANY = 12;

/** Filter of the form: a field for text, else a button that opens its choices. */
export function Filter(props: FilterProps) {
  const { filter, values, counts, isPreset } = props;
  if (filter.kind === 'text')
    return (
      <label className="finder__text">
        <span className="visually-hidden">{filter.label}</span>
        <input
          className="finder__field"
          type="search"
          name={filter.name}
          id={`finder-${filter.name}`}
          defaultValue={values[0] ?? ''}
          placeholder={filter.label}
          maxLength={filter.parameter.maxLength}
          autoComplete="off"
        />
      </label>
    );
  return (
    <details className="finder__filter" name="finder" data-kind={filter.kind}>
      <summary
        data-part={`summary-${filter.name}`}
        data-chosen={values.length > 0 ? '' : undefined}
        data-preset={isPreset ? filter.name : undefined}
      >
        {filter.label}
        {values.length > 0 && (
          <span className="finder__told">
            {valueText(filter, values[0] ?? '', counts)}
            {values.length > 1 && ` +${values.length - 1}`}
          </span>
        )}
      </summary>
      <div className="finder__panel">
        <fieldset data-part={`panel-${filter.name}`}>
          <legend className="visually-hidden">{filter.label}</legend>
          {filter.kind === 'range' ? <Bounds {...props} /> : <Choices {...props} />}
        </fieldset>
        <button className="finder__apply" type="submit">
          Anwenden
        </button>
      </div>
    </details>
  );
}

function Choices({ filter, values, counts, isPreset }: FilterProps) {
  const choices = choicesOf(filter, values, counts);
  const isMany = filter.kind === 'choices';
  if (choices.length === 0) return <p className="finder__none">Dazu gibt es gerade nichts zu wählen.</p>;
  return (
    <>
      {/* Clears the preset if no box is ticked, since browsers do not submit unticked boxes. */}
      {isMany && isPreset && <input type="hidden" name={filter.name} value="" />}
      {choices.length >= MANY && (
        <input
          className="finder__field finder__narrow"
          type="search"
          data-narrow=""
          id={`finder-narrow-${filter.name}`}
          placeholder="Suchen"
          aria-label={`${filter.label} suchen`}
          autoComplete="off"
        />
      )}
      <ul className="finder__choices">
        {!isMany && (
          <OneChoice name={filter.name} type="radio" choice={{ value: '', label: 'Alle', isChosen: values.length === 0 }} key="" />
        )}
        {choices.map((choice) => (
          <OneChoice
            key={choice.value}
            name={isMany ? `${filter.name}.${choice.value}` : filter.name}
            type={isMany ? 'checkbox' : 'radio'}
            choice={choice}
          />
        ))}
      </ul>
    </>
  );
}

interface OneChoiceProps {
  readonly name: string;
  readonly type: 'checkbox' | 'radio';
  readonly choice: Omit<Choice, 'count'> & { readonly count?: number };
}

function OneChoice({ name, type, choice: { value, label, count, isChosen } }: OneChoiceProps) {
  return (
    <li>
      <label className="finder__choice">
        <input
          type={type}
          name={name}
          id={type === 'radio' ? `finder-${name}-${value}` : `finder-${name}`}
          value={type === 'radio' ? value : undefined}
          defaultChecked={isChosen}
        />
        <span>{label}</span>
        {count !== undefined && <span className="finder__number">{formatInteger(count)}</span>}
      </label>
    </li>
  );
}

function Bounds({ filter, values, counts }: FilterProps) {
  const range = counts.ranges.find(({ name }) => name === filter.name);
  const [from, to] = boundsOf(values);
  const written = (bound: string): string => (bound === '' || filter.isDays ? bound : boundText(bound, false).replaceAll('.', ''));
  const field = (part: 'von' | 'bis', bound: string, hint: string | undefined) => (
    <label className="finder__bound">
      <span>{part}</span>
      <input
        className="finder__field"
        type={filter.isDays ? 'date' : 'text'}
        inputMode={filter.isDays ? undefined : 'decimal'}
        name={`${filter.name}.${part}`}
        id={`finder-${filter.name}-${part}`}
        defaultValue={written(bound)}
        placeholder={hint === undefined || filter.isDays ? undefined : boundText(hint, false)}
        autoComplete="off"
      />
    </label>
  );
  return (
    <>
      {range !== undefined && <Histogram filter={filter} range={range} values={values} />}
      <div className="finder__bounds">
        {field('von', from, range?.from)}
        {field('bis', to, range?.to)}
        {filter.unit !== undefined && <span className="finder__unit">{filter.unit}</span>}
      </div>
    </>
  );
}
