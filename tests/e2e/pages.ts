/** Pages that stand for all of their kind, with a text that only their real content has. */
export const PAGES = [
  { name: 'home', path: '/', text: 'DAX' },
  { name: 'index', path: '/index/DAX-Index-20735', text: 'DE0008469008' },
  { name: 'share', path: '/aktien/SAP-Aktie-DE0007164600', text: 'DE0007164600' },
  { name: 'commodity', path: '/rohstoffe/Brent-Rohoel-7743988', text: 'Brent' },
  { name: 'currency', path: '/devisen/Eurokurs-Euro-Dollar-EUR-USD', text: 'Dollar' },
  { name: 'crypto currency', path: '/kryptowaehrungen/Bitcoin-BTC', text: 'Bitcoin' },
  { name: 'microsite with tabs', path: '/derivate/realpush-liste/erzquell', text: 'Erzquell verbrieft Rohstoffe' },
  { name: 'first microsite with finder', path: '/derivate/realpush-liste/hansekontor', text: 'Hansekontor' },
  { name: 'second microsite with finder', path: '/derivate/realpush-liste/talmark', text: 'Talmark' },
  { name: 'article', path: '/ratgeber/etf-erklaert', text: 'ETF' },
] as const;

export const UNKNOWN_PATHS = [
  '/gibt-es-nicht',
  '/aktien/Unbekannt-Aktie-DE0007164601',
  '/aktien/gibt-es-nicht/SAP-Aktie-DE0007164600',
  '/index/Unbekannt-99999999',
  '/derivate/realpush-liste/gibt-es-nicht',
  '/ratgeber/gibt-es-nicht',
] as const;
