import type { UserMenu } from '../../generated/types.ts';
import { ROUTES } from '../../routes/generated/routes.ts';
import type { SingleKind } from '../kind.ts';

export const kind: SingleKind<UserMenu> = {
  absent: {
    login: { label: 'Anmelden' },
    overview: { label: 'Meine Übersicht', path: ROUTES.account },
    portfolio: { label: 'Portfolio', path: '/depots', host: 'trading' },
    settings: { label: 'Einstellungen', path: ROUTES.settings, host: 'personal' },
    logout: { label: 'Logout', path: ROUTES.logout },
  },
  lists: {
    entries: { unique: { id: 'Die Kennung' } },
  },
};
