import { spanQuery, usualSpans, type Span } from './span.ts';

interface SpanFormProps {
  readonly path: string;
  readonly span: Span;
  /** Day in Berlin, `YYYY-MM-DD`. */
  readonly today: string;
  readonly earliest: string | undefined;
}

/** Choice of the days: common periods as links, others by two fields. Works without scripts. */
export function SpanForm({ path, span, today, earliest }: SpanFormProps) {
  const bounds = { min: earliest, max: today };
  return (
    <form className="price-history-table__span" action={path}>
      <ul className="choice-links">
        {usualSpans(today).map(({ label, span: usual }) => (
          <li key={label}>
            <a href={addressOf(path, usual)} aria-current={isSame(usual, span) ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <label>
          Von <input type="date" name="von" defaultValue={span.from} {...bounds} />
        </label>
        <label>
          Bis <input type="date" name="bis" defaultValue={span.to} {...bounds} />
        </label>
        <button type="submit">Zeigen</button>
      </p>
    </form>
  );
}

function addressOf(path: string, span: Span): string {
  const query = new URLSearchParams(spanQuery(span)).toString();
  return query === '' ? path : `${path}?${query}`;
}

function isSame(a: Span, b: Span): boolean {
  return a.from === b.from && a.to === b.to;
}
