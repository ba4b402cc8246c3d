import type { PasswordChangeProps } from '../../generated/props.ts';
import type { FormBlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { Island } from '../../kit/island.tsx';
import { Island as LiveChange } from './live.client.tsx';

/** Changes the password of the user. Support working in a user's account gets an explanation instead. */
export function PasswordChange({ form, page: { visitor } }: FormBlockView<PasswordChangeProps>) {
  return (
    <section className="password-change">
      <BlockHead title="Passwort ändern" />
      {visitor.who?.adminEmail === undefined ? (
        <Island name="password-change/live" of={LiveChange} props={{ form }} rule="visible" />
      ) : (
        <p>Im Admin-View lässt sich das Passwort nicht ändern.</p>
      )}
    </section>
  );
}
