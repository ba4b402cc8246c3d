import { tradingSystemEntitlements } from './entitlements.ts';

/** User whose session a request carries. */
export interface Person {
  readonly email: string;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  /** Email of the support agent who works in this account in place of the user (impersonation). */
  readonly adminEmail?: string | undefined;
}

export type DeviceClass = 'DESKTOP' | 'TABLET' | 'MOBILE' | 'UNKNOWN';
export type AppPlatform = 'ios' | 'android';
/** Keys of the portal's own hosts in site.yaml. */
export type HostName = 'www' | 'personal' | 'trading';

/** Visitor of a page, with device and host. Plain data. */
export interface Visitor {
  /** undefined: the visitor is not logged in. */
  readonly who: Person | undefined;
  /** Ids of the bought products that are active, such as `premium-plus`. */
  readonly products: readonly string[];
  /**
   * Names by which rules match those products and the products that they include: ids and short names (`premium-plus`, `plus`,
   * `premium-basic`, `basic`).
   */
  readonly productNames: readonly string[];
  /** Codes of the entitled features. */
  readonly features: readonly string[];
  readonly hasWealthToken: boolean;
  readonly device: DeviceClass;
  readonly isApp: boolean;
  readonly platform: AppPlatform | undefined;
  readonly host: HostName;
  /** Whether the page is rendered once for everyone: the browser decides the parts that depend on its user. */
  readonly isAnyone: boolean;
}

/** Visitor of public pages: unknown user, no products, unknown device, no app. */
export const ANYONE: Visitor = {
  who: undefined,
  products: [],
  productNames: [],
  features: [],
  hasWealthToken: false,
  device: 'UNKNOWN',
  isApp: false,
  platform: undefined,
  host: 'www',
  isAnyone: true,
};

/** Facts about the visitor for evaluating rules of the configuration. */
export interface VisitorFacts {
  /** undefined, like products and features, if the page is rendered for everyone. */
  readonly loggedIn: boolean | undefined;
  readonly products: readonly string[] | undefined;
  readonly features: readonly string[] | undefined;
  readonly hasWealthToken: boolean | undefined;
  readonly device: DeviceClass | undefined;
  readonly isApp: boolean;
  readonly platform: AppPlatform | undefined;
}

/**
 * Returns the facts of a visitor for evaluating rules. A product matches all of its names, and entitlements of trading systems
 * (`hasTraderamaUs100`) count as features.
 */
export function visitFacts(visitor: Visitor): VisitorFacts {
  const { who, features, hasWealthToken, device: known, isApp, platform, isAnyone } = visitor;
  const device = known === 'UNKNOWN' ? undefined : known;
  if (isAnyone && who === undefined) return { ...UNKNOWN_USER, device, isApp, platform };
  const products = new Set([...visitor.products, ...visitor.productNames]);
  const owned = { products, features: new Set(features) };
  const systems = Object.entries(tradingSystemEntitlements(owned)).flatMap(([name, has]) => (has ? [name] : []));
  return {
    loggedIn: who !== undefined,
    products: [...products],
    features: [...features, ...systems],
    hasWealthToken,
    device,
    isApp,
    platform,
  };
}

const UNKNOWN_USER = { loggedIn: undefined, products: undefined, features: undefined, hasWealthToken: undefined } as const;
