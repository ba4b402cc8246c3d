import { pathOf } from '#documents/routes/path-of.ts';
import type { RegistrationConfirmationProps } from '../../generated/props.ts';
import type { FormBlockView } from '../../kit/block.ts';
import { Island } from '../../kit/island.tsx';
import { Island as LiveConfirmation } from './live.client.tsx';

/** Confirms a new account with the code from its mail. */
export function RegistrationConfirmation({ form, page }: FormBlockView<RegistrationConfirmationProps>) {
  return (
    <section className="registration-confirmation" aria-label="E-Mail-Adresse bestätigen">
      <Island name="registration-confirmation/live" of={LiveConfirmation} props={{ form }} rule="visible" />
      <p className="registration-confirmation__help">
        Keine E-Mail bekommen? Sieh im Spamordner nach, oder <a href={pathOf(page.routes, 'registration')}>registriere dich noch einmal</a>.
      </p>
    </section>
  );
}
