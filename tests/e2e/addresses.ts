/** One page of each kind, with a text that only its real content has. */
export const addresses = [
  { name: 'Startseite', path: '/', text: 'DAX' },
  { name: 'Indizes', path: '/index', text: '<h1>Indizes</h1>' },
  { name: 'Index', path: '/index/DAX-Index-20735', text: 'DAX' },
  { name: 'Aktie', path: '/aktien/SAP-Aktie-DE0007164600', text: '716460' },
  { name: 'Rohstoff', path: '/rohstoffe/Gold-1326189', text: 'Gold' },
  { name: 'Währung', path: '/devisen/Eurokurs-Euro-Dollar-EUR-USD', text: 'Dollar' },
  { name: 'Kryptowährung', path: '/kryptowaehrungen/Bitcoin-BTC', text: 'Bitcoin' },
  { name: 'Microsite mit Suche', path: '/derivate/realpush-liste/hansekontor', text: 'Hansekontor' },
  { name: 'Zweite Microsite', path: '/derivate/realpush-liste/talmark', text: 'Talmark' },
  { name: 'Dritte Microsite', path: '/derivate/realpush-liste/erzquell', text: 'Erzquell' },
  { name: 'Artikel', path: '/ratgeber/aktien-kaufen', text: 'Order' },
  { name: 'Textseite', path: '/datenschutz', text: 'Ein Cookie, auf deinen Wunsch' },
] as const;
