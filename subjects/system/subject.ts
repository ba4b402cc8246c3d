import type { ProductEntry, SystemEntry } from '#documents/generated/types.ts';
import type { SubjectModule } from '../kit/subject-module.ts';

/** One of the trading systems, with the product that opens it. */
export interface SystemSubject {
  readonly kind: 'system';
  readonly system: SystemEntry;
  readonly product: ProductEntry;
}

/** One of the configured trading systems, named by alias, with the product that opens it. */
export const system: SubjectModule<SystemSubject> = {
  resolve({ config: { parameter }, params, section }, { config }) {
    const found = config.tradingSystems.systems.find(({ alias }) => alias === params[parameter]);
    const product =
      found &&
      config.products.products.find(({ tradingSystem, features }) => tradingSystem !== undefined && features.includes(found.feature));
    return Promise.resolve(
      found && product && { subject: { kind: 'system', system: found, product }, canonicalPath: `${section}/${found.alias}` },
    );
  },
  name: ({ system: { name } }) => name,
  facts: ({ system: { name, rule } }) => ({ 'system.name': name, 'system.rule': rule }),
  otherSpellings: 'serve',
  // Private pages: search engines have nothing to find there.
  sitemap: 'none',
};
