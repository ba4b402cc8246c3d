import { safeHref } from '#documents/rules/safe-href.ts';
import type { BlockView, NoQueries } from '../../kit/block.ts';
import type { BrokerSubject } from '#subjects/broker/subject.ts';
import { NewTabNote } from '../../kit/new-tab.tsx';
import type { BrokerInfoProps } from '../../generated/props.ts';

/** Portrait of a broker with a link to it; fictional brokers are labeled. */
export function BrokerInfo({ subject: { broker } }: BlockView<BrokerInfoProps, NoQueries, BrokerSubject>) {
  return (
    <section className="broker-info">
      <h1>{broker.label}</h1>
      <p className="broker-info__lead">{broker.text}</p>
      <p>
        <a className="broker-info__link" href={safeHref(broker.link)} target="_blank" rel="noopener">
          Zu {broker.label}
          <NewTabNote />
        </a>
      </p>
      {broker.isFictional === true && (
        <p className="broker-info__mark">Dieses Haus ist für die Vorführung erfunden; unter seiner Adresse antwortet niemand.</p>
      )}
    </section>
  );
}
