import { pathOf } from '#documents/routes/path-of.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import type { BrokerListProps } from '../../generated/props.ts';

/** Links to the pages of all configured brokers, in the order of the configuration; fictional ones are labeled. */
export function BrokerList({ props, config, page }: BlockView<BrokerListProps> & WithConfig<'brokers'>) {
  return (
    <section>
      <BlockHead title={props.headline ?? 'Broker'} aside="Reihenfolge ohne Wertung" />
      <ul className="broker-list">
        {config.brokers.brokers.map(({ brokerName, label, text, isFictional }) => (
          <li key={brokerName}>
            <h3 className="broker-list__name">
              <a href={pathOf(page.routes, 'broker', { brokerName })}>{label}</a>
            </h3>
            <p className="broker-list__text">{text}</p>
            {isFictional === true && <p className="broker-list__mark">Erfundenes Haus</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
