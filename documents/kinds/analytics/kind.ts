import type { Analytics } from '../../generated/types.ts';
import type { SingleKind } from '../kind.ts';

export const kind: SingleKind<Analytics> = {
  absent: { appName: 'parkett', appType: 'WEBSITE', appVersion: '5.181.0', appTraffic: 'public', appEnvironment: 'live' },
  lists: {},
};
