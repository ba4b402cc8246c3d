import type { ProductEntry, SystemEntry } from '#documents/generated/types.ts';
import type { SubjectModule } from '../kit/subject-module.ts';

/** Trading system with the product that includes it. */
export interface SystemSubject {
  readonly kind: 'system';
  readonly system: SystemEntry;
  readonly product: ProductEntry;
}

/** Subject module of the configured trading systems, identified by alias, with the product that includes it. */
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
  // Pages are private, so search engines cannot see them.
  sitemap: 'none',
};
