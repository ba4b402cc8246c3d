import type { ReactNode } from 'react';
import { AS_OF, QUALITIES } from '#domain/instrument/quality.ts';
import * as messages from '#domain/texts/messages.ts';
import { QualityBadge } from './quality-badge.tsx';

const ID = 'was-kurse-sagen';

/** Button beside prices that opens the page's shared explanation of them; works without scripts. */
export function PriceWordsSign({
  children,
  className,
  kind,
}: {
  readonly children: ReactNode;
  readonly className: string;
  readonly kind?: string;
}) {
  return (
    <button className={`price-words__sign ${className}`} type="button" popoverTarget={ID} data-kind={kind}>
      {children}
      <span className="visually-hidden">: {messages.whatPricesSay}</span>
    </button>
  );
}

/** Explanation of the words and figures beside every price: quality, venue, time, and the base of percentages. */
export function PriceWords() {
  return (
    <div className="tip__text" id={ID} popover="auto" data-tip="">
      {[...Object.entries(QUALITIES), [AS_OF.code, AS_OF] as const].map(([code, { description }]) => (
        <p className="facts__row" key={code}>
          <QualityBadge code={code} isWord /> {description}
        </p>
      ))}
      <p className="facts__row">{messages.priceVenue}</p>
      <p className="facts__row">{messages.priceBase}</p>
    </div>
  );
}
