import type { SubjectModule } from './subject-module.ts';

/** One of the configured brokers, named by its part of the address. */
export const broker: SubjectModule<'broker'> = {
  resolve({ config: { parameter }, params, section }, { config }) {
    const found = config.brokers.brokers.find(({ brokerName }) => brokerName === params[parameter]);
    return Promise.resolve(found && { subject: { kind: 'broker', broker: found }, canonicalPath: `${section}/${found.brokerName}` });
  },
  name: ({ broker: { label } }) => label,
  facts: ({ broker: { label, text } }) => ({ 'broker.label': label, 'broker.text': text }),
  otherSpellings: 'serve',
  sitemap: ({ pages, config }) =>
    Promise.resolve(pages.flatMap(({ section }) => config.brokers.brokers.map(({ brokerName }) => ({ path: `${section}/${brokerName}` })))),
};
