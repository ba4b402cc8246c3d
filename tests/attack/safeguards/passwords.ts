import { edit, type Safeguard } from '../runner/safeguard.ts';

export const safeguards: readonly Safeguard[] = [
  {
    attack: 'password-guesses',
    edits: [
      edit('provider/services/accounts/login.ts', 'if (device !== undefined && device.userId === userId)', 'if (device?.userId === null)'),
    ],
  },
  {
    attack: 'unknown-accounts',
    edits: [
      edit(
        'provider/services/accounts/passwords.ts',
        'await places.pretend(caller);',
        'await digest(password, randomBytes(16), COST, caller);',
      ),
    ],
  },
];
