import { pathOf } from '#documents/routes/path-of.ts';
import type { PasswordResetProps } from '../../generated/props.ts';
import type { FormBlockView } from '../../kit/block.ts';
import { Island } from '../../kit/island.tsx';
import { Island as LiveReset } from './live.client.tsx';

/** Sets a new password with the code from the mail. */
export function PasswordReset({ form, page }: FormBlockView<PasswordResetProps>) {
  return (
    <section className="password-reset" aria-label="Neues Passwort festlegen">
      <Island name="password-reset/live" of={LiveReset} props={{ form }} rule="visible" />
      <p>
        Keine E-Mail bekommen? Sieh im Spamordner nach, oder{' '}
        <a href={pathOf(page.routes, 'password-request')}>fordere einen neuen Code an</a>.
      </p>
    </section>
  );
}
