import { useState, type ChangeEvent } from 'react';
import { DRAWING_KINDS, drawingLabel, MOST_DRAWINGS, type DrawingKind } from '#domain/chart/drawing.ts';
import { formatNumber } from '#domain/format/number.ts';
import { numberOf, numericInput } from '#domain/input/numeric.ts';
import type { ChartProps } from './chart-props.ts';
import type { DrawState } from './use-draw-pointer.ts';
import type { Drawing } from './use-drawings.ts';

const PRICE = numericInput();

interface DrawPanelProps extends DrawState {
  readonly chart: ChartProps;
}

/**
 * Panel to choose a drawing tool and to list the drawings. Each has fields for its prices and a button to delete it, so that everything
 * works without a pointer. Visitors without the extended chart tools see what they offer, and where.
 */
export function DrawPanel({ chart, known, mayDraw, tool, onTool, selected, onSelect }: DrawPanelProps) {
  const [text, setText] = useState('');
  const { drawings, save, remove } = known;
  const isFull = drawings.length >= MOST_DRAWINGS;
  const begin = (kind: DrawingKind, button: HTMLElement): void => {
    onSelect(undefined);
    onTool({ kind, text: text.trim(), points: [] });
    // Closes the panel, since it lies over the plot where the points go.
    button.closest('details')?.removeAttribute('open');
    button.closest('.full-chart__island')?.querySelector<HTMLElement>('.full-chart__plot')?.focus();
  };
  return (
    <>
      {mayDraw && (
        <>
          <div className="full-chart__tools" role="group" aria-label="Werkzeuge">
            {DRAWING_KINDS.map((kind) => (
              <button
                key={kind}
                type="button"
                aria-pressed={tool?.kind === kind}
                disabled={isFull || (kind === 'TEXT' && text.trim() === '')}
                onClick={({ currentTarget }) => begin(kind, currentTarget)}
              >
                {drawingLabel(kind)}
              </button>
            ))}
          </div>
          <label className="full-chart__text">
            Text <input type="text" maxLength={120} value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
          </label>
          {isFull && <p>Mehr als {MOST_DRAWINGS} Zeichnungen lassen sich nicht unterscheiden.</p>}
        </>
      )}
      {drawings.length > 0 && (
        <ul className="full-chart__drawings" aria-label="Zeichnungen">
          {drawings.map((drawing) => (
            <li key={drawing.drawingId} data-selected={drawing.drawingId === selected ? '' : undefined}>
              <DrawingItem chart={chart} drawing={drawing} mayDraw={mayDraw} onSelect={onSelect} onSave={save} onRemove={remove} />
            </li>
          ))}
        </ul>
      )}
      {!mayDraw && chart.offer && (
        <p>
          <a href={chart.offer.href}>Mit {chart.offer.name}</a> zeichnest du Trendlinien, Kanäle, Fibonacci-Marken und Texte in den Chart.
          Sie bleiben in deinem Konto, auf jedem Gerät.
        </p>
      )}
    </>
  );
}

interface DrawingItemProps {
  readonly chart: ChartProps;
  readonly drawing: Drawing;
  readonly mayDraw: boolean;
  readonly onSelect: (drawingId: string) => void;
  readonly onSave: (drawing: Drawing) => void;
  readonly onRemove: (drawingId: string) => void;
}

function DrawingItem({ chart, drawing, mayDraw, onSelect, onSave, onRemove }: DrawingItemProps) {
  const name = drawing.text ?? drawingLabel(drawing.kind);
  const change = (index: number, price: number): void =>
    onSave({ ...drawing, points: drawing.points.map((point, at) => (at === index ? { ...point, price } : point)) });
  return (
    <>
      <button type="button" className="full-chart__drawing" onClick={() => onSelect(drawing.drawingId)}>
        {name}
      </button>
      <button type="button" aria-label={`${name} löschen`} onClick={() => onRemove(drawing.drawingId)}>
        ×
      </button>
      {drawing.points.map(({ price }, index) => (
        // A price that was dragged elsewhere gets a new field, since the field is uncontrolled.
        <PriceField
          key={`${index}-${price}`}
          label={drawing.points.length === 1 ? `Kurs, ${name}` : `Kurs am ${index + 1}. Punkt, ${name}`}
          price={price}
          decimals={chart.decimals}
          isFixed={!mayDraw}
          onPrice={(next) => change(index, next)}
        />
      ))}
    </>
  );
}

interface PriceFieldProps {
  readonly label: string;
  readonly price: number;
  readonly decimals: number;
  readonly isFixed: boolean;
  readonly onPrice: (price: number) => void;
}

/** Field for a German price, which is read when the field loses the focus. An invalid price stays in the field and is marked. */
function PriceField({ label, price, decimals, isFixed, onPrice }: PriceFieldProps) {
  const [isWrong, setIsWrong] = useState(false);
  const take = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>): void => {
    const next = numberOf(value.trim(), PRICE);
    setIsWrong(next === undefined);
    if (next !== undefined && next !== price) onPrice(next);
  };
  return (
    <input
      type="text"
      inputMode="decimal"
      aria-label={label}
      aria-invalid={isWrong}
      defaultValue={formatNumber(price, { decimals })}
      readOnly={isFixed}
      onBlur={take}
    />
  );
}
