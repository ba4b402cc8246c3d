import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useFindDerivatives } from '#client/generated/hooks/derivatives.ts';
import { PLAN_NAMES, type ChartView } from '#domain/chart/view.ts';
import { faultOfPlan, type TradePlan } from '#domain/derivative/position.ts';
import { formatNumber } from '#domain/format/number.ts';
import { numberOf, numericInput } from '#domain/input/numeric.ts';
import { parseOwn } from '#domain/input/own-json.ts';
import { usePageQueryClient } from '../../kit/island-hooks.ts';
import { useRested } from '../../kit/use-rested.ts';
import { SubmitButton, ViewFields, type ControlsProps } from './controls.tsx';
import { KnockoutList } from './knockout-list.tsx';
import { knockoutsOf, usualPlan } from './plan.ts';

const PAUSE_MS = 250;
/** Share of a price by which an arrow key moves a level. */
const KEY_STEP = 0.001;
const EXAMPLE = formatNumber(1_234.5, { decimals: 2 });
const PRICE = numericInput({ allowNegative: false });
const LABELS: Readonly<Record<keyof TradePlan, string>> = { entry: 'Einstieg', stop: 'Stopp', target: 'Ziel', risk: 'Risiko in Euro' };
const FAULTS = {
  price: 'Einstieg, Stopp und Ziel sind Kurse über null.',
  target: 'Das Ziel liegt über dem Einstieg, wenn du steigende Kurse erwartest, sonst darunter.',
  stop: 'Der Stopp liegt auf der anderen Seite des Einstiegs als das Ziel.',
  risk: 'Wie viel Euro willst du höchstens verlieren?',
} as const;

interface PlanPanelProps extends ControlsProps {
  /** Newest price of the chart; undefined without one. */
  readonly price: number | undefined;
  readonly isAlive: boolean;
}

/**
 * Plans a trade: fields for entry, stop and target, which move the levels in the chart and vice versa, and the knock-outs that suit the
 * plan. Opening it shows the levels, closing it removes them. Without scripts the form leads to the page with both.
 */
export function PlanPanel({ chart, view, onView, price, isAlive }: PlanPanelProps) {
  const element = useRef<HTMLDetailsElement>(null);
  const plan = view.plan ?? usualPlan(price ?? 0, chart.decimals);
  const toggle = (isOpen: boolean): void => {
    if (!isAlive || isOpen === (view.plan !== undefined)) return;
    onView({ ...view, plan: isOpen ? plan : undefined });
  };
  // A panel that was opened before hydration has no levels yet.
  const latest = useRef(toggle);
  useEffect(() => {
    latest.current = toggle;
  });
  useEffect(() => {
    if (isAlive && element.current !== null) latest.current(element.current.open);
  }, [isAlive]);
  const change = (key: keyof TradePlan, value: number, text?: string): void =>
    onView({ ...view, plan: { ...plan, [key]: value }, unread: { ...view.unread, [key]: text } });
  // A field with invalid text shows its own message.
  const isUnread = Object.values(view.unread).some((text) => text !== undefined);
  const fault = view.plan && faultOfPlan(view.plan);
  return (
    <details
      ref={element}
      className="chart-table full-chart__plan"
      open={view.plan !== undefined}
      onToggle={({ currentTarget }) => toggle(currentTarget.open)}
    >
      <summary>Knock-outs im Chart suchen</summary>
      <form className="full-chart__levels" action={chart.href} onSubmit={(event) => event.preventDefault()}>
        <ViewFields chart={chart} view={view} without={PLAN_NAMES.map(([name]) => name)} />
        {PLAN_NAMES.map(([name, key]) => (
          <PlanField
            key={name}
            name={name}
            label={LABELS[key]}
            value={plan[key]}
            unread={view.unread[key]}
            decimals={key === 'risk' ? 0 : chart.decimals}
            onValue={(value, text) => change(key, value, text)}
          />
        ))}
        <SubmitButton />
      </form>
      <p className="full-chart__fault" role="status">
        {fault !== undefined && !isUnread && FAULTS[fault]}
      </p>
      {isAlive && view.plan !== undefined && fault === undefined && <Found chart={chart} plan={view.plan} price={price} />}
      <p className="full-chart__hint-text">
        Ziehe die Linien im Chart oder ändere die Zahlen. Gesucht werden in Euro notierte Knock-outs, deren Schwelle jenseits des Stopps
        liegt. Bei denen mit Laufzeit („bis …“) ist mit dem Aufgeld von jetzt gerechnet; es schwindet bis zum Laufzeitende, am Stopp
        verlierst du dann etwas mehr. Die Stückzahl ist dein Risiko geteilt durch den Verlust eines Stücks am Stopp, Spanne eingerechnet,
        Gebühren und Finanzierung nicht. Springt der Kurs über den Stopp, kannst du mehr verlieren, bis zum ganzen Einsatz.
      </p>
    </details>
  );
}

interface FoundProps extends Pick<ControlsProps, 'chart'> {
  readonly plan: NonNullable<ChartView['plan']>;
  readonly price: number | undefined;
}

function Found({ chart, plan, price }: FoundProps) {
  const rested = useRested(JSON.stringify(knockoutsOf(chart, plan) ?? null), PAUSE_MS);
  // The text is `knockoutsOf` of a moment ago, serialized above.
  const query = rested === '' ? undefined : parseOwn<ReturnType<typeof knockoutsOf> | null>(rested);
  const { data, isError } = useFindDerivatives(
    query ?? {},
    { query: { enabled: query !== undefined && query !== null } },
    usePageQueryClient(),
  );
  if (isError) return <p role="status">Die Produkte konnten nicht geladen werden. Bitte versuche es noch einmal.</p>;
  if (data === undefined) return <p role="status">Produkte werden gesucht …</p>;
  return <KnockoutList name={chart.name} plan={plan} products={data.list} spot={price} decimals={chart.decimals} />;
}

interface PlanFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly decimals: number;
  /** Text in the field that is not a number. */
  readonly unread: string | undefined;
  /** @param text typed text that is not a number; the value is then 0 */
  readonly onValue: (value: number, text?: string) => void;
}

/**
 * Number field in German notation, read when it loses the focus; arrow keys change it by a thousandth. Text that is not a number stays and
 * is reported.
 */
function PlanField({ name, label, value, decimals, unread, onValue }: PlanFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const wrong = value === 0 ? unread : undefined;
  const shown = value === 0 ? (unread ?? '') : formatNumber(value, { decimals });
  const take = (): void => {
    if (typed === undefined) return;
    setTyped(undefined);
    const text = typed.trim();
    const next = numberOf(text, PRICE) ?? 0;
    if (next !== value || next === 0) onValue(next, next === 0 && text !== '' ? text : undefined);
  };
  const step = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') return take();
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined || value === 0) return undefined;
    event.preventDefault();
    setTyped(undefined);
    const by = Math.max(value * KEY_STEP, 10 ** -decimals);
    return onValue(Number((value + direction * by).toFixed(decimals)));
  };
  return (
    <div className="full-chart__level">
      <label>
        {label}{' '}
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          name={name}
          value={typed ?? shown}
          aria-invalid={wrong === undefined ? undefined : true}
          aria-describedby={wrong === undefined ? undefined : id}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={take}
          onKeyDown={step}
        />
      </label>
      {wrong !== undefined && (
        <p id={id} className="full-chart__fault" role="alert">
          „{wrong}“ ist keine Zahl über null. Schreibe zum Beispiel {EXAMPLE}.
        </p>
      )}
    </div>
  );
}
