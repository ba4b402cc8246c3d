/** Host and path of the login. */
export interface LoginPlace {
  readonly hosts: { readonly personal: string };
  /** Root-relative, on the host of the personal area. */
  readonly loginPath: string;
}

/** Address of the login, which leads back to `from` (path and query) afterwards. */
export function loginAddress(place: LoginPlace, from: string): string {
  return withQuery(place, { from });
}

/** Input of the login button in the head of a page. */
export interface LoginButton {
  /** Path and query of the page. */
  readonly from: string;
  /** Class of the device that shows the button. */
  readonly device: 'desktop' | 'tablet' | 'mobile';
  /** Pages without `from`: where the personal area starts, and where one logs out. */
  readonly without: readonly string[];
  /** Whether the personal area is open; otherwise the login learns that its visitor comes from the portal. */
  readonly hasPersonalArea: boolean;
}

/** Address of the login button. Source: portal.md §2, "Login button". */
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
