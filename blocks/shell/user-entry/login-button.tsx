import { loginPlace } from '#documents/routes/login-place.ts';
import { loginButtonAddress, type LoginButton as Button } from '#domain/user/login-address.ts';
import type { PageFacts, WithConfig } from '../../kit/block.ts';

interface LoginButtonProps extends WithConfig<'site' | 'userMenu'> {
  readonly page: PageFacts;
  readonly place: 'bar' | 'navigation';
}

/** Device classes that see the button in each place, each with its own address: only screens wider than a tablet have the bar. */
const DEVICES = {
  bar: [{ device: 'desktop' }],
  navigation: [
    { device: 'tablet', shown: 'TABLET' },
    { device: 'mobile', shown: 'MOBILE' },
  ],
} as const satisfies Record<LoginButtonProps['place'], readonly { device: Button['device']; shown?: string }[]>;

/**
 * Link to the login, so that it works without JavaScript. With scripts, a click adds the query, which a page rendered for everyone does not
 * know.
 */
export function LoginButton({ page: { path, query, routes }, place, config: { site, userMenu } }: LoginButtonProps) {
  const { overview, logout, login } = userMenu;
  const search = new URLSearchParams(query).toString();
  const from = search === '' ? path : `${path}?${search}`;
  const hasPersonalArea = login.hasPersonalArea ?? true;
  return DEVICES[place].map(({ device, ...rest }) => (
    <a
      key={device}
      className="user-entry__login"
      href={loginButtonAddress(loginPlace(site, routes), { from, device, without: [overview.path, logout.path], hasPersonalArea })}
      data-device={'shown' in rest ? rest.shown : undefined}
      data-login=""
    >
      {login.label}
    </a>
  ));
}
