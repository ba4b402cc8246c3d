import { loginAddress } from '#domain/user/login-address.ts';
import type { UserEntryProps } from '../../generated/props.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';

/** The way to the login, which leads back to this page. */
export function UserEntry({ props, page, config }: BlockView<UserEntryProps> & WithConfig<'site'>) {
  return (
    <a className={`user-entry user-entry--${props.place}`} href={loginAddress(config.site, page.path)}>
      Anmelden
    </a>
  );
}
