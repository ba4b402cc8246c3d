/**
 * Fetches a module by its address and starts it, with the clicked link if there is one. Hides the import from the bundler, which would add
 * preload code.
 */
export function startPart(address: string, link?: HTMLAnchorElement): Promise<unknown> {
  return import(/* @vite-ignore */ address).then((part: { readonly start: (link?: HTMLAnchorElement) => unknown }) => part.start(link));
}
