import { pathOf } from '#documents/routes/path-of.ts';
import type { AccountDeletionProps } from '../../generated/props.ts';
import type { FormBlockView } from '../../kit/block.ts';
import { PlainForm } from '../../kit/form/form-parts.tsx';

/** Lists what is deleted with the account, and deletes it. Support working in a user's account gets an explanation instead. */
export function AccountDeletion({ form, page: { routes, visitor } }: FormBlockView<AccountDeletionProps>) {
  if (visitor.who?.adminEmail !== undefined)
    return (
      <section className="account-deletion">
        <p>Im Admin-View lässt sich das Konto nicht löschen.</p>
      </section>
    );
  return (
    <section className="account-deletion" aria-label="Konto löschen">
      <p>
        Mit dem Konto gehen sofort deine Watchlists, Zeichnungen und gespeicherten Suchen, deine Einstellungen, alle Sitzungen und was du
        gekauft hast. Nichts davon lässt sich zurückholen, auch nicht von uns. Vorher kannst du{' '}
        <a href={pathOf(routes, 'account-data')}>deine Daten mitnehmen</a>.
      </p>
      <PlainForm form={form} />
    </section>
  );
}
