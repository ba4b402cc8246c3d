import type { LogoutEverywhereProps } from '../../generated/props.ts';
import type { FormBlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { PlainForm } from '../../kit/form/form-parts.tsx';

/** Logs the user out on all devices. Support working in a user's account gets an explanation instead. */
export function LogoutEverywhere({ props, page: { visitor }, form }: FormBlockView<LogoutEverywhereProps>) {
  return (
    <section className="logout-everywhere">
      <BlockHead title={props.headline ?? 'Überall abmelden'} />
      {visitor.who?.adminEmail === undefined ? (
        <>
          <p className="logout-everywhere__lead">
            Gerät verloren, oder ist dir eines hier fremd? Melde dich überall ab, auch auf diesem Gerät, und wähle danach ein neues
            Passwort.
          </p>
          <PlainForm form={form} />
        </>
      ) : (
        <p className="logout-everywhere__lead">Im Admin-View lassen sich keine Geräte abmelden.</p>
      )}
    </section>
  );
}
