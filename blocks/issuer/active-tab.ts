import type { IssuerSubject } from '#subjects/issuer/subject.ts';
import type { IssuerTab } from '#documents/generated/types.ts';

/** Tab to show: the one in the address, else the first. Undefined for the finder layout, which has none. */
export function activeTabOf({ issuer, activeTab }: IssuerSubject): IssuerTab | undefined {
  if (issuer.layout !== 'list') return undefined;
  return issuer.tabs.find(({ alias }) => alias === activeTab) ?? issuer.tabs[0];
}
