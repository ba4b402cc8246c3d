/**
 * Fetches a module of the page by its address and starts it, with the link that somebody clicked where it is one of a link. An import
 * that the bundler sees would bring its preload code along.
 */
export function startPart(address: string, link?: HTMLAnchorElement): Promise<unknown> {
  return import(/* @vite-ignore */ address).then((part: { readonly start: (link?: HTMLAnchorElement) => unknown }) => part.start(link));
}
