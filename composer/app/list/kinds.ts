const NAMES: Readonly<Record<string, { readonly one: string; readonly many: string }>> = {
  page: { one: 'Seite', many: 'Seiten' },
  layout: { one: 'Layout', many: 'Layouts' },
  blockList: { one: 'Bausteinliste', many: 'Bausteinlisten' },
  issuer: { one: 'Microsite', many: 'Microsites' },
  contentPage: { one: 'Textseite', many: 'Textseiten' },
  piece: { one: 'Artikel', many: 'Artikel' },
};

const SINGLE: Readonly<Record<string, string>> = {
  navigation: 'Navigation',
  footer: 'Fußzeile',
  header: 'Kopfzeile',
  site: 'Portal',
  indices: 'Indizes',
  marketTiles: 'Kacheln',
  customers: 'Kunden',
  products: 'Produkte',
  redirects: 'Umleitungen',
  articleBlocks: 'Bausteine in Artikeln',
  contentRules: 'Regeln für Artikel',
  userMenu: 'Nutzermenü',
  sections: 'Rubriken',
  venues: 'Handelsplätze',
  brokers: 'Broker',
  ads: 'Werbeplätze',
  analytics: 'Messung',
  consent: 'Einwilligung',
  rankings: 'Ranglisten',
  updates: 'Neuigkeiten',
  tradingSystems: 'Handelssysteme',
  comingPages: 'Kommende Seiten',
  routeLists: 'Adresslisten',
  directory: 'Autoren und Kategorien',
  partners: 'Partner',
  bookings: 'Buchungen',
  campaigns: 'Kampagnen',
};

/** What a document of a kind is called; a kind that nobody has named yet by its own name. */
export function kindName(kind: string): string {
  return NAMES[kind]?.one ?? SINGLE[kind] ?? kind;
}

/** What the documents of a kind are called together; what exists once is a setting. */
export function groupName(kind: string): string {
  return NAMES[kind]?.many ?? 'Einstellungen';
}

/** All groups in the order in which they are wanted. */
export const GROUPS: readonly string[] = [...Object.values(NAMES).map(({ many }) => many), 'Einstellungen'];
