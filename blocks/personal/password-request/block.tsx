import { pathOf } from '#documents/routes/path-of.ts';
import type { PasswordRequestProps } from '../../generated/props.ts';
import type { FormBlockView } from '../../kit/block.ts';
import { Island } from '../../kit/island.tsx';
import { Island as LiveRequest } from './live.client.tsx';

/** Asks for the email address to which the code for a new password is sent. */
export function PasswordRequest({ form, page }: FormBlockView<PasswordRequestProps>) {
  return (
    <section className="password-request" aria-label="Code anfordern">
      <Island name="password-request/live" of={LiveRequest} props={{ form }} rule="visible" />
      <p>
        Fällt es dir wieder ein? <a href={pathOf(page.routes, 'login')}>Zurück zur Anmeldung</a>
      </p>
    </section>
  );
}
