import type { Consent } from '../../generated/types.ts';
import type { SingleKind } from '../kind.ts';

export const kind: SingleKind<Consent> = {
  absent: {
    tool: {
      script: 'parkett',
      project: 'parkett',
      privacyManagerId: 'privacy-center',
      property: 'parkett',
      serviceProperty: 'parkett',
      shopMarker: 'shop',
      cookieDays: 180,
    },
    bar: { title: 'Einwilligung', text: 'Einige Programme laden wir nur mit deiner Einwilligung.' },
    purposes: [{ id: 1, name: 'Messen und wiedererkennen', text: 'Parkett merkt sich auf deinem Gerät, was dich hergeführt hat.' }],
    trackers: [],
    externalHosts: [],
  },
  lists: {
    purposes: {
      unique: { id: 'Den Zweck' },
      named: { reference: 'purpose', by: ['id'], label: ['name'], as: 'Den Zweck' },
    },
    trackers: { unique: { name: 'Das Programm' } },
    externalHosts: { unique: { host: 'Den Rechner' } },
  },
};
