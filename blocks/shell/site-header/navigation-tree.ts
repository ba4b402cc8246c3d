import type { NavigationItem, Site } from '#documents/generated/types.ts';
import { isActive, isUnder, visibilityAttributes, visibilityOf, type Visibility } from '#documents/rules/evaluate.ts';
import { visitFacts } from '#domain/user/visitor.ts';
import type { PageFacts, WithConfig } from '../../kit/block.ts';
import { linkAddress } from '../../kit/links/link-address.ts';
import type { IconName } from './nav-icon.tsx';

type Config = WithConfig<'navigation' | 'site'>['config'];
type Page = Pick<PageFacts, 'path' | 'visitor'> & Partial<Pick<PageFacts, 'now'>>;

/** Entry of the navigation as rendered on this page. */
export interface NavigationNode {
  readonly id: string;
  readonly label: string;
  readonly href: string | undefined;
  readonly isActive: boolean;
  /** Whether the entry leads to the current page. */
  readonly isCurrent: boolean;
  readonly isNew: boolean;
  readonly opensTab: boolean;
  readonly customClass: string | undefined;
  readonly icon: IconName | undefined;
  /** Attributes by which style sheet and browser show it to some visitors or on some devices only. */
  readonly shown: ReturnType<typeof visibilityAttributes>;
  readonly items: readonly NavigationNode[];
}

/** Hosts besides `www` that the same portal may serve. */
const OWN_HOSTS: ReadonlySet<string> = new Set(['personal', 'trading']);

/**
 * Navigation of the configuration for this page, without entries that its rules hide. The parent of an active entry is active too. If a
 * group has a rule of its own, only that decides for the group and its entries, since one path may exist on several hosts.
 */
export function navigationTree({ navigation, site }: Config, { path, visitor, now }: Page): readonly NavigationNode[] {
  const place = { path, host: visitor.host };
  const facts = { ...visitFacts(visitor), place, now: now === undefined ? undefined : Date.parse(now) };
  // Own hosts that share one origin have all of their pages here.
  const isHost = (host: keyof Site['hosts']): boolean =>
    host === 'www' || host === visitor.host || (OWN_HOSTS.has(host) && site.hosts[host] === '');
  const nodeOf = (item: NavigationItem, visibility: Visibility, isElsewhere: boolean): NavigationNode => {
    const items = nodesOf(item.items ?? [], () => isElsewhere);
    const isOwn = item.path !== undefined && item.path.startsWith('/') && isHost(item.host ?? 'www');
    const isHere = item.isActive === undefined ? isOwn && isUnder(path, item.path ?? '') : isActive(item.isActive, place);
    return {
      id: item.id,
      label: item.label,
      href: item.path && linkAddress(item.path, item.host, site),
      isActive: !isElsewhere && (isHere || items.some((node) => node.isActive)),
      isCurrent: isHere && isOwn && item.path === path,
      isNew: item.isNew === true,
      opensTab: item.target === '_blank',
      customClass: item.customClass,
      icon: item.icon,
      shown: visibilityAttributes(visibility),
      items,
    };
  };
  const nodesOf = (items: readonly NavigationItem[], isElsewhere: (item: NavigationItem) => boolean): readonly NavigationNode[] =>
    items.flatMap((item) => {
      const visibility = visibilityOf(item.isEnabled, facts);
      return visibility.enabled ? [nodeOf(item, visibility, isElsewhere(item))] : [];
    });
  return nodesOf(navigation.groups, ({ isActive: rule }) => rule !== undefined && !isActive(rule, place));
}
