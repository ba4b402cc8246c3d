/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
/** Routes by the names of their pages. A running portal takes them from its configuration (`routesOf`). */
export const ROUTES = {
  account: '/konto',
  'account-address': '/konto/adresse',
  'account-data': '/konto/daten',
  'account-details': '/konto/angaben',
  'admin-view': '/admin-view',
  author: '/news/autoren/[alias]',
  broker: '/broker/[brokerName]',
  'derivative-finder': '/derivate/finder',
  imprint: '/impressum',
  'index-list': '/realtime/[alias]',
  issuer: '/derivate/realpush-liste/[issuerAlias]/[[tabAlias]]',
  login: '/login',
  logout: '/logout',
  maintenance: '/maintenance',
  'password-request': '/passwort',
  'password-reset': '/passwort/neu',
  podcast: '/news/podcast/[alias]',
  premium: '/premium',
  'privacy-center': '/privacy-center',
  'privacy-policy': '/datenschutz',
  product: '/premium/[product]',
  registration: '/registrierung',
  'registration-confirmation': '/registrierung/bestaetigung',
  'registration-done': '/registrierung/fertig',
  'saved-searches': '/konto/suchen',
  search: '/suche',
  'search-results': '/suche/[searchValue]',
  'search-type': '/suche/typ/[typeAlias]/[searchValue]',
  settings: '/einstellungen',
  'source-news': '/news/feed/[alias]',
  'terms-of-use': '/nutzungsbedingungen',
  updates: '/updates',
  videos: '/news/videos',
  'warrant-calculator': '/derivate/optionsschein-rechner',
  watchlist: '/watchlist/[entityValue]',
  watchlists: '/watchlist',
} as const;

/** Values for the placeholders of each route. */

export interface RouteParameters {
  readonly account: Readonly<Record<never, never>>;

  readonly 'account-address': Readonly<Record<never, never>>;

  readonly 'account-data': Readonly<Record<never, never>>;

  readonly 'account-details': Readonly<Record<never, never>>;

  readonly 'admin-view': Readonly<Record<never, never>>;

  readonly author: { readonly alias: string };

  readonly broker: { readonly brokerName: string };

  readonly 'derivative-finder': Readonly<Record<never, never>>;

  readonly imprint: Readonly<Record<never, never>>;

  readonly 'index-list': { readonly alias: string };

  readonly issuer: { readonly issuerAlias: string; readonly tabAlias?: string | undefined };

  readonly login: Readonly<Record<never, never>>;

  readonly logout: Readonly<Record<never, never>>;

  readonly maintenance: Readonly<Record<never, never>>;

  readonly 'password-request': Readonly<Record<never, never>>;

  readonly 'password-reset': Readonly<Record<never, never>>;

  readonly podcast: { readonly alias: string };

  readonly premium: Readonly<Record<never, never>>;

  readonly 'privacy-center': Readonly<Record<never, never>>;

  readonly 'privacy-policy': Readonly<Record<never, never>>;

  readonly product: { readonly product: string };

  readonly registration: Readonly<Record<never, never>>;

  readonly 'registration-confirmation': Readonly<Record<never, never>>;

  readonly 'registration-done': Readonly<Record<never, never>>;

  readonly 'saved-searches': Readonly<Record<never, never>>;

  readonly search: Readonly<Record<never, never>>;

  readonly 'search-results': { readonly searchValue: string };

  readonly 'search-type': { readonly typeAlias: string; readonly searchValue: string };

  readonly settings: Readonly<Record<never, never>>;

  readonly 'source-news': { readonly alias: string };

  readonly 'terms-of-use': Readonly<Record<never, never>>;

  readonly updates: Readonly<Record<never, never>>;

  readonly videos: Readonly<Record<never, never>>;

  readonly 'warrant-calculator': Readonly<Record<never, never>>;

  readonly watchlist: { readonly entityValue: string };

  readonly watchlists: Readonly<Record<never, never>>;
}
