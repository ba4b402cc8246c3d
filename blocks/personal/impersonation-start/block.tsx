import type { ImpersonationStartProps } from '../../generated/props.ts';
import type { FormBlockView, WithConfig } from '../../kit/block.ts';
import { Island } from '../../kit/island.tsx';
import { Island as LiveStart } from './live.client.tsx';

/** Chooses the user in whose account support wants to work. The provider decides whether that is allowed. */
export function ImpersonationStart({
  page: { visitor },
  form,
  config: { site },
}: FormBlockView<ImpersonationStartProps> & WithConfig<'site'>) {
  if (visitor.who?.adminEmail !== undefined) return null;
  return (
    <section className="impersonation-start" aria-label="Admin-View beginnen">
      <p>Was du dort tust, wird festgehalten. Passwort und Geräte des Nutzers lassen sich nicht ändern.</p>
      <Island name="impersonation-start/live" of={LiveStart} props={{ form, origins: site.impersonation?.origins ?? [] }} rule="load" />
    </section>
  );
}
