import type { IssuerSubject } from '#subjects/issuer/subject.ts';
import type { IssuerTab } from '#documents/generated/types.ts';

/** The tab to show: the one the page asks for, else the first. Undefined for the finder layout, which has none. */
export function activeTabOf({ issuer, activeTab }: IssuerSubject): IssuerTab | undefined {
  if (issuer.layout !== 'list') return undefined;
  return issuer.tabs.find(({ alias }) => alias === activeTab) ?? issuer.tabs[0];
}
