import * as messages from '#domain/texts/messages.ts';
import type { ImpersonationEndProps } from '../../generated/props.ts';
import type { FormBlockView } from '../../kit/block.ts';
import { PlainForm } from '../../kit/form/form-parts.tsx';

/** Ends support's work in a user's account; renders nothing otherwise. */
export function ImpersonationEnd({ page: { visitor }, form }: FormBlockView<ImpersonationEndProps>) {
  const { who } = visitor;
  if (who?.adminEmail === undefined) return null;
  return (
    <section className="impersonation-end" aria-label="Admin-View beenden">
      <p>
        {messages.adminViewText(who.email)}, als <strong>{who.adminEmail}</strong>.
      </p>
      <PlainForm form={form} />
    </section>
  );
}
