/** Host and path of the login. */
export interface LoginPlace {
  readonly hosts: { readonly personal: string };
  /** Root-relative path, on the host of the personal area. */
  readonly loginPath: string;
}

/** Returns the address of the login, which leads back to `from` (path and query) afterwards. */
export function loginAddress(place: LoginPlace, from: string): string {
  return withQuery(place, { from });
}

/** Input of the login button in the header of a page. */
export interface LoginButton {
  /** Path and query of the page. */
  readonly from: string;
  /** Class of the device that shows the button. */
  readonly device: 'desktop' | 'tablet' | 'mobile';
  /** Pages without `from`: the start of the personal area, and the logout. */
  readonly without: readonly string[];
  /** Whether the personal area is enabled; otherwise the login is notified that its visitor comes from the portal. */
  readonly hasPersonalArea: boolean;
}

/** Returns the address of the login button. Source: portal.md §2, "Login button". */
export function loginButtonAddress(place: LoginPlace, { from, device, without, hasPersonalArea }: LoginButton): string {
  const path = from.split('?')[0] ?? from;
  return withQuery(place, {
    cid: `website_display_myov_${device}-navigation-cta`,
    ...([...without, place.loginPath].includes(path) ? {} : { from }),
    ...(hasPersonalArea ? {} : { fromEnv: 'www' }),
  });
}

function withQuery({ hosts, loginPath }: LoginPlace, query: Readonly<Record<string, string>>): string {
  return `${hosts.personal}${loginPath}?${new URLSearchParams(query).toString()}`;
}
