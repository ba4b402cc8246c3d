import type { PasswordChangeProps } from '../../generated/props.ts';
import type { FormBlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { Island } from '../../kit/island.tsx';
import { Island as LiveChange } from './live.client.tsx';

/** Changes the password of who is logged in. Support, who works in somebody's account, is told why not. */
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
