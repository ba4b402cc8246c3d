import type { NameChangeProps } from '../../generated/props.ts';
import type { FormBlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { PlainForm } from '../../kit/form/form-parts.tsx';
import type { NameQueries } from './data.ts';

/** Changes the name of the user, prefilled with the stored one. Support working in a user's account gets an explanation instead. */
export function NameChange({ form, data: { user }, page: { visitor } }: FormBlockView<NameChangeProps, NameQueries>) {
  const { firstName = '', lastName = '' } = user ?? {};
  const values = form.findings.length > 0 ? form.values : { firstName, lastName };
  return (
    <section className="name-change">
      <BlockHead title="Dein Name" />
      {visitor.who?.adminEmail === undefined ? (
        <PlainForm form={{ ...form, values }} />
      ) : (
        <p>Im Admin-View lässt sich der Name nicht ändern.</p>
      )}
    </section>
  );
}
