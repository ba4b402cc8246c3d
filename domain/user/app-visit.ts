import type { AppPlatform, Visitor } from './visitor.ts';

/**
 * Returns whether the app (or a page for mobiles) requests an address, and on which system. Source: portal.md §2 "Page width and layout
 * rules".
 */
export function appVisitOf(path: string, query: Readonly<Record<string, string>>): Pick<Visitor, 'isApp' | 'platform'> {
  const platform = platformOf(query['application']);
  return { isApp: platform !== undefined || query['client'] === 'app' || path.includes('/mobile/'), platform };
}

function platformOf(application: string | undefined): AppPlatform | undefined {
  return application === 'ios' || application === 'android' ? application : undefined;
}
