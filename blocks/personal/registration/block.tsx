import type { RegistrationProps } from '../../generated/props.ts';
import type { FormBlockView } from '../../kit/block.ts';
import { Island } from '../../kit/island.tsx';
import { Island as LiveRegistration } from './live.client.tsx';

/** Form with which a visitor creates an account. */
export function Registration({ form }: FormBlockView<RegistrationProps>) {
  return (
    <section className="registration" aria-label="Konto anlegen">
      <Island name="registration/live" of={LiveRegistration} props={{ form }} rule="visible" />
    </section>
  );
}
