import type { Site } from '../../generated/types.ts';
import type { SingleKind } from '../kind.ts';

export const kind: SingleKind<Site> = {
  absent: {
    name: 'Parkett',
    claim: 'mein Finanzportal',
    defaultTitle: 'Parkett - mein Finanzportal',
    description: 'Finanzportal',
    hosts: { www: '', personal: '', trading: '', forum: '', help: '', webTrading: '' },
    images: { template: '/bilder/{id}.svg' },
    socialImage: { id: 'parkett-vorschau' },
    copyright: { since: 1998, owner: 'Parkett' },
  },
  lists: {},
};
