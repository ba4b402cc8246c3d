import { pathOf } from '#documents/routes/path-of.ts';
import { safeHref } from '#documents/rules/safe-href.ts';
import { ownAddress } from '#domain/web/own-address.ts';
import type { LoginProps } from '../../generated/props.ts';
import type { FormBlockView, WithConfig } from '../../kit/block.ts';
import { Island } from '../../kit/island.tsx';
import { NewTabNote } from '../../kit/new-tab.tsx';
import { form as definition } from './form.ts';
import { Island as LiveLogin } from './live.client.tsx';

/** Form that opens a session. Logged-in users see links to their pages instead. */
export function Login({ page: { visitor, query, routes }, form, config: { site } }: FormBlockView<LoginProps> & WithConfig<'site'>) {
  if (visitor.who !== undefined) {
    return (
      <section className="login" aria-label="Anmelden">
        <p>
          Du bist schon angemeldet als <strong>{visitor.who.email}</strong>.
        </p>
        <p className="login__ways">
          <a href={ownAddress(query[definition.returnTo], Object.values(site.hosts)) ?? pathOf(routes, definition.success)}>Weiter</a>{' '}
          <a href={pathOf(routes, 'logout')}>Abmelden</a>
        </p>
      </section>
    );
  }
  return (
    <section className="login login--with-bank" aria-label="Anmelden">
      <Island name="login/live" of={LiveLogin} props={{ form }} rule="visible" />
      <p>
        <a href={pathOf(routes, 'password-request')}>Passwort vergessen?</a> Noch kein Konto?{' '}
        <a href={pathOf(routes, 'registration')}>Leg dir eines an</a>, es kostet nichts.
      </p>
      <aside className="login__bank" aria-labelledby="login-bank">
        <h2 id="login-bank">Willst du zum Webtrading?</h2>
        <p>Das Depot bei deiner Bank hat eigene Zugangsdaten; die von Parkett gelten dort nicht.</p>
        <a href={safeHref(site.hosts.webTrading)} target="_blank" rel="noopener">
          Zur Anmeldung der Bank
          <NewTabNote />
        </a>
      </aside>
    </section>
  );
}
