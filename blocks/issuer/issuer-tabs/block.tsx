import { pathOf } from '#documents/routes/path-of.ts';
import type { BlockView, NoQueries } from '../../kit/block.ts';
import type { IssuerSubject } from '#subjects/issuer/subject.ts';
import type { IssuerTabsProps } from '../../generated/props.ts';
import { activeTabOf } from '../active-tab.ts';

/** Tabs of a list layout. They are links to pages, so they work without scripts and can be shared. */
export function IssuerTabs({ subject, page }: BlockView<IssuerTabsProps, NoQueries, IssuerSubject>) {
  const { issuer } = subject;
  const active = activeTabOf(subject);
  if (issuer.layout !== 'list') return null;
  return (
    <nav className="issuer-tabs" aria-label={`Listen von ${issuer.name}`}>
      <ul className="issuer-tabs__list">
        {issuer.tabs.map((tab) => (
          <li key={tab.alias}>
            <a
              className="issuer-tabs__tab"
              href={pathOf(page.routes, 'issuer', { issuerAlias: issuer.alias, tabAlias: tab.alias })}
              aria-current={tab === active ? 'page' : undefined}
            >
              {tab.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
