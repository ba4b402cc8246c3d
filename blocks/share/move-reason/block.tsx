import { safeHref } from '#documents/rules/safe-href.ts';
import { berlinDay, formatTime } from '#domain/format/date.ts';
import { formatWeekday } from '#domain/format/day.ts';
import type { BlockView } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import type { MoveReasonProps } from '../../generated/props.ts';
import type { needs } from './data.ts';

type View = BlockView<MoveReasonProps, ReturnType<typeof needs>, InstrumentSubject>;

/** Reason why a share or an index moves on the day of its last price. The figures in it are of the minute of its publication. */
export function MoveReason({ data: { pieces, quote }, page }: View) {
  const piece = pieces?.list[0];
  if (piece === undefined || quote === undefined) return null;
  const day = berlinDay(piece.datetimePublication);
  // Outdated beside a price of another day, or one that has turned since.
  if (day !== berlinDay(quote.datetimeLast) || (piece.about?.performancePct ?? 0) * (quote.performancePct ?? 0) <= 0) return null;
  return (
    <section className="move-reason" aria-label="Warum sich der Kurs bewegt">
      <p className="move-reason__headline">
        <a href={safeHref(piece.urls.WEBSITE)}>{piece.headline}</a>
      </p>
      {piece.teaser !== undefined && <p className="move-reason__teaser">{piece.teaser}</p>}
      <p className="move-reason__stand">
        <time dateTime={piece.datetimePublication}>
          {day !== berlinDay(page.now) && `${formatWeekday(day)}, `}
          {formatTime(piece.datetimePublication)}
        </time>
        {piece.source !== undefined && ` · ${piece.source.name}`}
      </p>
    </section>
  );
}
