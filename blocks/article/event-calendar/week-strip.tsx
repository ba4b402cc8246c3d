import type { Schema } from '#client/operations.ts';
import { formatInteger } from '#domain/format/number.ts';
import { formatStripDay } from '#domain/format/day.ts';
import { dayId, weekOf } from './event-days.ts';

interface WeekStripProps {
  /** First page of a list, and the number of events on all pages. */
  readonly events: readonly Schema<'CalendarEvent'>[];
  readonly total: number;
  readonly now: string;
}

/** Seven days from today on with the number of their events, each a link to its place in the list. */
export function WeekStrip({ events, total, now }: WeekStripProps) {
  const days = weekOf(events, total, now);
  if (days.every(({ count }) => count === 0)) return null;
  return (
    <nav aria-label="Die nächsten sieben Tage">
      <ol className="event-calendar__week">
        {days.map(({ day, count }, away) => {
          const name = <time dateTime={day}>{away === 0 ? 'Heute' : formatStripDay(day)}</time>;
          return (
            <li key={day}>
              {count === 0 ? (
                <span>
                  {name}
                  <span>keine</span>
                </span>
              ) : (
                <a href={`#${dayId(day)}`}>
                  {name}
                  <strong>{count === undefined ? '…' : formatInteger(count)}</strong>
                  <span className="visually-hidden">{count === 1 ? ' Termin' : ' Termine'}</span>
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
