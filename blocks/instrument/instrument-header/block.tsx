import { formatDate } from '#domain/format/date.ts';
import { displayName } from '#domain/instrument/name.ts';
import { subPagePath } from '#domain/instrument/path.ts';
import type { BlockView } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { InstrumentLogo } from '../../kit/instrument-link.tsx';
import type { InstrumentHeaderProps } from '../../generated/props.ts';
import type { needs } from './data.ts';
import { statesOf } from './exchange.ts';
import { QuotePanel } from './quote-panel.tsx';

type View = BlockView<InstrumentHeaderProps, ReturnType<typeof needs>, InstrumentSubject>;

/** Name, identifiers and last quote of the page's instrument, and links to its pages. */
export function InstrumentHeader({ props, subject, data, page }: View) {
  const { instrument } = subject;
  const { compact = false } = props;
  const identifiers = [
    ['ISIN', instrument.isin],
    ['WKN', instrument.wkn],
    ['Symbol', instrument.symbol],
  ] as const;
  return (
    <header className="instrument-header" data-compact={compact || undefined}>
      <div className="instrument-header__name">
        <InstrumentLogo instrument={instrument} size={compact ? 32 : 48} />
        <div>
          <h1>{displayName(instrument).replaceAll(' %', '\u00A0%')}</h1>
          {!compact && (
            <ul className="instrument-header__identifiers">
              <li>{instrument.displayType}</li>
              {identifiers.map(
                ([label, value]) =>
                  value !== undefined && (
                    <li key={label}>
                      {label} <span className="instrument-header__identifier">{value}</span>
                    </li>
                  ),
              )}
              {instrument.datetimeRedemption !== undefined && <li>zurückgezahlt am {formatDate(instrument.datetimeRedemption)}</li>}
            </ul>
          )}
        </div>
      </div>
      {data.quote === undefined ? (
        <p className="instrument-header__no-quote">Zurzeit gibt es keinen Kurs.</p>
      ) : (
        <QuotePanel
          quote={data.quote}
          entityType={instrument.entityType}
          name={displayName(instrument)}
          states={statesOf(data.quote, data.schedules, Date.parse(page.now))}
          compact={compact}
        />
      )}
      <SubPages props={props} subject={subject} />
    </header>
  );
}

function SubPages({ props: { subPages = [] }, subject: { section, slug, subPage } }: Pick<View, 'props' | 'subject'>) {
  if (subPages.length === 0) return null;
  return (
    <nav className="instrument-header__pages" aria-label="Seiten zu diesem Instrument">
      {[{ name: undefined, label: 'Übersicht' }, ...subPages].map(({ name, label }) => (
        <a key={label} href={subPagePath(section, slug, name)} aria-current={name === subPage ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
