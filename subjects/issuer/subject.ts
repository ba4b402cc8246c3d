import type { Issuer } from '#documents/generated/types.ts';
import type { SubjectModule } from '../kit/subject-module.ts';

/** Microsite of an issuer. */
export interface IssuerSubject {
  readonly kind: 'issuer';
  readonly issuer: Issuer;
  /** Alias of the active tab of a list layout; undefined for the finder layout. */
  readonly activeTab: string | undefined;
}

/** Subject module of issuers' microsites, identified by alias; in the list layout, each tab has an address. */
export const issuer: SubjectModule<IssuerSubject> = {
  async resolve({ config, params, section }, source) {
    const found = source.config.issuers.find(({ alias }) => alias === params[config.parameter]);
    if (!found) return undefined;
    const asked = config.tabParameter === undefined ? undefined : params[config.tabParameter];
    const tabs = found.layout === 'list' ? found.tabs : [];
    const tab = asked === undefined ? undefined : tabs.find(({ alias }) => alias === asked);
    if (asked !== undefined && !tab) return undefined;
    const first = found.layout === 'list' ? (found.activeTab ?? tabs[0]?.alias) : undefined;
    const activeTab = tab?.alias ?? first;
    const base = `${section}/${found.alias}`;
    return {
      subject: { kind: 'issuer', issuer: found, activeTab },
      canonicalPath: activeTab === undefined || activeTab === first ? base : `${base}/${activeTab}`,
    };
  },
  name: ({ issuer: { name } }) => name,
  facts: ({ issuer: { name, alias, subHeadline, teaser, ...site }, activeTab }) => ({
    'issuer.name': name,
    'issuer.alias': alias,
    'issuer.subHeadline': subHeadline,
    'issuer.teaser': teaser,
    'tab.title': site.layout === 'list' ? site.tabs.find((tab) => tab.alias === activeTab)?.title : undefined,
  }),
  // The first tab has two addresses, and both remain valid.
  otherSpellings: 'serve',
  layout: ({ issuer: { layout } }) => layout,
  sitemap: 'documents',
};
