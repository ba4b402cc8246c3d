import type { Singles } from './config.ts';

/** What stands in for a document that is missing or faulty, so that the portal can still show its findings. */
export const DEFAULTS: Singles = {
  site: {
    name: 'Parkett',
    claim: 'mein Finanzportal',
    defaultTitle: 'Parkett - mein Finanzportal',
    description: 'Finanzportal',
    hosts: { www: '', personal: '', trading: '', forum: '', help: '', webTrading: '' },
    images: { template: '/bilder/{id}.svg' },
    socialImage: { id: 'parkett-vorschau' },
    copyright: { since: 1998, owner: 'Parkett' },
  },
  navigation: { groups: [{ id: 'start', label: 'Start', path: '/' }] },
  header: { links: [], promotions: [] },
  userMenu: {
    login: { label: 'Anmelden' },
    overview: { label: 'Meine Übersicht', path: '/konto' },
    portfolio: { label: 'Portfolio', path: '/depots', host: 'trading' },
    settings: { label: 'Einstellungen', path: '/einstellungen', host: 'personal' },
    logout: { label: 'Logout', path: '/logout' },
  },
  footer: { groups: [], legal: { notices: [], links: [] } },
  comingPages: { pages: [] },
  routeLists: { wide: [], medium: [], withoutSky: [], skipConsent: [], shop: [] },
  indices: { indices: [{ alias: 'DAX', name: 'DAX', entityValue: '20735' }] },
  marketTiles: { tiles: [] },
  customers: { customers: [] },
  products: { ranking: [], checkout: { steps: [] }, features: [], products: [] },
  articleBlocks: { blocks: [{ type: 'paragraph', items: ['paragraph'] }] },
  venues: { groups: [] },
  redirects: { redirects: [] },
  updates: { updates: [] },
};
