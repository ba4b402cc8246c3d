import type { BrokerEntry } from '#documents/generated/types.ts';
import type { SubjectModule } from '../kit/subject-module.ts';

/** Broker from the configuration. */
export interface BrokerSubject {
  readonly kind: 'broker';
  readonly broker: BrokerEntry;
}

/** Subject module of the configured brokers, identified by a segment of the address. */
export const broker: SubjectModule<BrokerSubject> = {
  resolve({ config: { parameter }, params, section }, { config }) {
    const found = config.brokers.brokers.find(({ brokerName }) => brokerName === params[parameter]);
    return Promise.resolve(found && { subject: { kind: 'broker', broker: found }, canonicalPath: `${section}/${found.brokerName}` });
  },
  name: ({ broker: { label } }) => label,
  facts: ({ broker: { label, text } }) => ({ 'broker.label': label, 'broker.text': text }),
  otherSpellings: 'serve',
  sitemap: 'documents',
};
