import { edit, type Safeguard } from '../runner/safeguard.ts';

export const safeguards: readonly Safeguard[] = [
  {
    attack: 'account-deleted-by-another',
    edits: [
      edit(
        'provider/services/accounts/deletion.ts',
        "  await requirePassword(parts, session, user, currentPassword, 'deletion');\n",
        '  void currentPassword;\n',
      ),
    ],
  },
  {
    attack: 'data-taken-by-another',
    edits: [
      edit(
        'provider/services/accounts/own-data.ts',
        "  requireOwner(session, 'Im Admin-View lassen sich die Daten des Nutzers nicht mitnehmen.');\n",
        '',
      ),
    ],
  },
  {
    attack: 'address-by-foreign-code',
    edits: [edit('provider/services/accounts/email-change.ts', 'row === undefined || row.userId !== userId', 'row === undefined')],
  },
];
