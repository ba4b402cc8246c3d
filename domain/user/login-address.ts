/** Where logging in happens, as site.yaml says it. */
export interface LoginPlace {
  readonly hosts: { readonly personal: string };
  readonly loginPath?: string;
}

/** Address of the login, which leads back to `from` (path and query) afterwards. */
export function loginAddress({ hosts, loginPath = '/login' }: LoginPlace, from: string): string {
  return `${hosts.personal}${loginPath}?${new URLSearchParams({ from }).toString()}`;
}
