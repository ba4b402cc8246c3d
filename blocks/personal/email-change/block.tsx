import type { EmailChangeProps } from '../../generated/props.ts';
import type { FormBlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { PlainForm } from '../../kit/form/form-parts.tsx';

/** Changes the email address of the account. Support working in a user's account gets an explanation instead. */
export function EmailChange({ form, page: { visitor } }: FormBlockView<EmailChangeProps>) {
  return (
    <section className="email-change">
      <BlockHead title="Deine E-Mail-Adresse" />
      {visitor.who?.adminEmail === undefined ? <PlainForm form={form} /> : <p>Im Admin-View lässt sich die E-Mail-Adresse nicht ändern.</p>}
    </section>
  );
}
