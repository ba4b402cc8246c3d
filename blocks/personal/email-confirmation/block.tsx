import { pathOf } from '#documents/routes/path-of.ts';
import type { EmailConfirmationProps } from '../../generated/props.ts';
import type { FormBlockView } from '../../kit/block.ts';
import { PlainForm } from '../../kit/form/form-parts.tsx';

/**
 * Confirms the new email address of the account with the code from its mail. Support working in a user's account gets an explanation
 * instead.
 */
export function EmailConfirmation({ form, page: { routes, visitor } }: FormBlockView<EmailConfirmationProps>) {
  return (
    <section className="email-confirmation" aria-label="Neue E-Mail-Adresse bestätigen">
      {visitor.who?.adminEmail === undefined ? (
        <>
          <PlainForm form={form} />
          <p>
            Keine E-Mail bekommen? Sieh im Spamordner nach, oder <a href={pathOf(routes, 'account-details')}>fordere einen neuen Code an</a>
            .
          </p>
        </>
      ) : (
        <p>Im Admin-View lässt sich die E-Mail-Adresse nicht ändern.</p>
      )}
    </section>
  );
}
