import { loginPlace } from '#documents/routes/login-place.ts';
import { pathOf } from '#documents/routes/path-of.ts';
import { loginAddress } from '#domain/user/login-address.ts';
import type { LogoutProps } from '../../generated/props.ts';
import type { FormBlockView, WithConfig } from '../../kit/block.ts';
import { PlainForm } from '../../kit/form/form-parts.tsx';

/** Logs out only after a confirmation, so that following a link, by people or programs, ends no session. */
export function Logout({ page: { routes, visitor }, form, config }: FormBlockView<LogoutProps> & WithConfig<'site'>) {
  if (visitor.who === undefined) {
    return (
      <section className="logout" aria-label="Abmelden">
        <p role="status">Du bist abgemeldet. Was du auf diesem Gerät gesehen hast, bekommt hier niemand mehr zu sehen.</p>
        <p className="logout__ways">
          <a href="/">Zur Startseite</a>{' '}
          <a href={loginAddress(loginPlace(config.site, routes), pathOf(routes, 'account'))}>Wieder anmelden</a>
        </p>
      </section>
    );
  }
  return (
    <section className="logout" aria-label="Abmelden">
      <p>
        Du bist angemeldet als <strong>{visitor.who.email}</strong>.
      </p>
      <PlainForm form={form} />
      <p className="logout__ways">
        <a href={pathOf(routes, 'account')}>Angemeldet bleiben</a>
      </p>
    </section>
  );
}
