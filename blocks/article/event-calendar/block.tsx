import type { BlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { pageOf, Paging } from '../../kit/paging.tsx';
import type { EventCalendarProps } from '../../generated/props.ts';
import type { needs } from './data.ts';
import { PER_PAGE } from './event-query.ts';
import { EventTable } from './event-table.tsx';
import { KINDS, kindOf } from './kinds.ts';
import { writtenPromo } from './promo.tsx';
import { WeekStrip } from './week-strip.tsx';

/** Number of days in the strip above a list. */
const WEEK = 7;

/** Events of the coming days, earliest first, page by page; visitors choose the kind of event unless the document sets it. */
export function EventCalendar({ props, data: { events }, page }: BlockView<EventCalendarProps, ReturnType<typeof needs>>) {
  const { headline = 'Termine', category, isChoosable = false } = props;
  const chosen = category === undefined && isChoosable ? kindOf(page.query) : undefined;
  return (
    <section className="event-calendar">
      <BlockHead title={headline} aside={events.total === 0 ? undefined : `${events.total} ${events.total === 1 ? 'Termin' : 'Termine'}`} />
      {isChoosable && category === undefined && (
        <nav aria-label="Art der Termine">
          <ul className="event-calendar__kinds">
            {[undefined, ...KINDS].map((kind) => (
              <li key={kind?.name ?? ''}>
                <a
                  href={kind === undefined ? page.path : `${page.path}?art=${kind.name}`}
                  aria-current={kind === chosen ? 'true' : undefined}
                >
                  {kind?.label ?? 'Alle Unternehmen'}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {isChoosable && (
        <p className="event-calendar__file">
          <a href={`${page.path}${chosen === undefined ? '' : `/${chosen.name}`}.ics`} rel="nofollow" download>
            Termine in den eigenen Kalender
          </a>{' '}
          <span>(iCalendar-Datei, auch als Abonnement)</span>
        </p>
      )}
      {/* Shown only if all seven days were requested; others would seem to have no events. */}
      {pageOf(page.query) === 0 && (props.days ?? WEEK) >= WEEK && <WeekStrip events={events.list} total={events.total} now={page.now} />}
      <EventTable isNamed caption={headline} events={events.list} now={page.now} promo={props.promo && writtenPromo(props.promo)} />
      <Paging
        path={page.path}
        page={pageOf(page.query)}
        perPage={PER_PAGE}
        total={events.total}
        {...(chosen && { kept: { art: chosen.name } })}
      />
    </section>
  );
}
