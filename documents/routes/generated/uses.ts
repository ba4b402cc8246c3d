/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
/** The pages to which code leads by their names: the document of each, and the files that do. */
export const ROUTE_USES = {
  account: {
    file: 'config/pages/konto/start.yaml',
    uses: [
      'blocks/personal/device-list/form.ts',
      'blocks/personal/email-confirmation/form.ts',
      'blocks/personal/impersonation-start/form.ts',
      'blocks/personal/login/form.ts',
      'blocks/personal/logout/block.tsx',
      'blocks/premium/product-info/block.tsx',
    ],
  },
  'account-address': {
    file: 'config/pages/konto/adresse.yaml',
    uses: ['blocks/personal/email-change/form.ts', 'provider/services/accounts/mail/texts.ts'],
  },
  'account-data': {
    file: 'config/pages/konto/daten.yaml',
    uses: ['blocks/personal/account-deletion/block.tsx', 'site/exports/user-data.ts', 'site/pages/api/user-data.ts'],
  },
  'account-details': {
    file: 'config/pages/konto/angaben.yaml',
    uses: [
      'blocks/personal/email-confirmation/block.tsx',
      'blocks/personal/name-change/form.ts',
      'blocks/personal/newsletter-change/form.ts',
    ],
  },
  'admin-view': {
    file: 'config/pages/konto/admin-view.yaml',
    uses: ['blocks/personal/impersonation-end/form.ts', 'blocks/shell/notices/block.tsx'],
  },
  author: {
    file: 'config/pages/news/autor.yaml',
    uses: ['blocks/article/author-links.tsx', 'blocks/article/directory-list/block.tsx', 'subjects/kit/person-data.ts'],
  },
  broker: { file: 'config/pages/broker/broker.yaml', uses: ['blocks/market/broker-list/block.tsx'] },
  'derivative-finder': {
    file: 'config/pages/derivate/finder.yaml',
    uses: ['provider/transport/http/handlers/integration/quicklinks.ts'],
  },
  imprint: { file: 'config/pages/impressum.yaml', uses: ['provider/services/accounts/mail/texts.ts'] },
  'index-list': { file: 'config/pages/realtime/liste.yaml', uses: ['blocks/market/index-lists/block.tsx'] },
  issuer: {
    file: 'config/pages/derivate/microsite.yaml',
    uses: [
      'blocks/issuer/issuer-overview/block.tsx',
      'blocks/issuer/issuer-tabs/block.tsx',
      'provider/transport/http/handlers/integration/partners.ts',
    ],
  },
  login: {
    file: 'config/pages/konto/login.yaml',
    uses: [
      'blocks/personal/account-deletion/form.ts',
      'blocks/personal/password-request/block.tsx',
      'blocks/personal/password-reset/form.ts',
      'composer/app/shell/no-access.tsx',
      'documents/routes/login-place.ts',
      'provider/services/accounts/mail/texts.ts',
    ],
  },
  logout: {
    file: 'config/pages/konto/logout.yaml',
    uses: [
      'blocks/personal/device-list/block.tsx',
      'blocks/personal/login/block.tsx',
      'blocks/personal/logout-everywhere/form.ts',
      'blocks/personal/logout/form.ts',
    ],
  },
  maintenance: { file: 'config/pages/maintenance.yaml', uses: ['site/server/requests/maintenance.ts'] },
  'password-request': {
    file: 'config/pages/passwort/anfordern.yaml',
    uses: ['blocks/personal/login/block.tsx', 'blocks/personal/password-reset/block.tsx'],
  },
  'password-reset': {
    file: 'config/pages/passwort/neu.yaml',
    uses: ['blocks/personal/password-request/form.ts', 'provider/services/accounts/mail/texts.ts'],
  },
  podcast: {
    file: 'config/pages/news/podcast-reihe.yaml',
    uses: ['provider/transport/http/handlers/article-answers.ts', 'subjects/podcast/subject.ts'],
  },
  premium: { file: 'config/pages/premium/start.yaml', uses: ['blocks/premium/product-info/block.tsx'] },
  'privacy-center': {
    file: 'config/pages/privacy-center.yaml',
    uses: [
      'blocks/portal/consent-bar/block.tsx',
      'blocks/portal/privacy-center/block.tsx',
      'blocks/shell/site-footer/block.tsx',
      'site/server/consent-decision.ts',
      'site/server/requests/privacy-decision.ts',
    ],
  },
  'privacy-policy': { file: 'config/pages/datenschutz.yaml', uses: ['blocks/portal/consent-bar/block.tsx'] },
  product: {
    file: 'config/pages/premium/produkt.yaml',
    uses: [
      'blocks/article/article-access/block.tsx',
      'blocks/book/order-book/upsell.tsx',
      'blocks/finder/finder/csv-link.tsx',
      'blocks/instrument/full-chart/block.tsx',
      'blocks/premium/feature-offer/block.tsx',
      'blocks/premium/product-plans/block.tsx',
      'blocks/premium/trading-system/block.tsx',
      'blocks/shell/user-entry/menu.ts',
      'composer/server/templates/product.ts',
      'site/exports/rows-file.ts',
    ],
  },
  registration: {
    file: 'config/pages/registrierung/start.yaml',
    uses: ['blocks/personal/login/block.tsx', 'blocks/personal/registration-confirmation/block.tsx'],
  },
  'registration-confirmation': {
    file: 'config/pages/registrierung/bestaetigung.yaml',
    uses: ['blocks/personal/registration/form.ts', 'provider/services/accounts/mail/texts.ts'],
  },
  'registration-done': {
    file: 'config/pages/registrierung/fertig.yaml',
    uses: ['blocks/personal/registration-confirmation/form.ts'],
  },
  'saved-searches': {
    file: 'config/pages/konto/suchen.yaml',
    uses: [
      'blocks/personal/saved-search-list/form.ts',
      'blocks/personal/saved-search-name/form.ts',
      'blocks/personal/saved-search-new/form.ts',
    ],
  },
  search: {
    file: 'config/pages/suche/start.yaml',
    uses: ['blocks/search/search-form/block.tsx', 'documents/routes/search-places.ts', 'renderer/address-help.ts'],
  },
  'search-results': { file: 'config/pages/suche/treffer.yaml', uses: ['documents/routes/search-places.ts'] },
  'search-type': {
    file: 'config/pages/suche/art.yaml',
    uses: [
      'blocks/search/search-results/block.tsx',
      'provider/transport/http/handlers/search.ts',
      'subjects/search/subject.ts',
    ],
  },
  settings: {
    file: 'config/pages/konto/einstellungen.yaml',
    uses: ['blocks/personal/password-change/form.ts', 'provider/services/accounts/mail/texts.ts'],
  },
  'source-news': {
    file: 'config/pages/news/feed.yaml',
    uses: ['site/server/news/read-feed.ts', 'subjects/category/subject.ts'],
  },
  'terms-of-use': { file: 'config/pages/nutzungsbedingungen.yaml', uses: ['blocks/personal/registration/form.ts'] },
  videos: { file: 'config/pages/news/videos.yaml', uses: ['blocks/external/video-list/block.tsx'] },
  'warrant-calculator': {
    file: 'config/pages/derivate/optionsschein-rechner.yaml',
    uses: ['blocks/derivative/derivative-calculator/calculator-props.ts'],
  },
  watchlist: { file: 'config/pages/konto/watchlist.yaml', uses: ['blocks/personal/watchlist-lists/block.tsx'] },
  watchlists: { file: 'config/pages/konto/watchlists.yaml', uses: ['blocks/personal/watchlist-positions/block.tsx'] },
} as const;
