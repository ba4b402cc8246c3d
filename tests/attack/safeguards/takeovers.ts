import { edit, type Safeguard } from '../runner/safeguard.ts';

/** A code is enough to confirm, regardless of the number of pending registrations. */
const NO_PASSWORD = edit(
  'provider/services/accounts/confirmation.ts',
  '(meant === undefined || waiting.length > 1)',
  'meant === undefined',
);

export const safeguards: readonly Safeguard[] = [
  { attack: 'takeover-by-second-registration', edits: [NO_PASSWORD] },
  {
    attack: 'takeover-by-repeated-mail',
    edits: [
      NO_PASSWORD,
      edit(
        'provider/services/accounts/confirmation.ts',
        '(chosen?.registrationId ?? registrationId)',
        '(chosen?.registrationId ?? registrationId ?? waiting[0]?.registrationId)',
      ),
    ],
  },
  {
    attack: 'login-behind-many-mails',
    edits: [
      edit(
        'provider/services/accounts/index.ts',
        '    warn: (mail) => queue.post(mail),\n',
        '    warn: (mail) => parts.afterwards(() => parts.post(mail)),\n',
      ),
    ],
  },
  {
    attack: 'accounts-by-registration',
    edits: [
      edit(
        'provider/services/accounts/login.ts',
        "    parts.log('login failed', whose);\n",
        `    const { readRegistrations } = await import('./registration-store.ts');
    if ((await readRegistrations(database.sql, key, parts.now())).length > 0) throw new HttpFault(403, 'The account is not confirmed');
    parts.log('login failed', whose);
`,
      ),
    ],
  },
];
