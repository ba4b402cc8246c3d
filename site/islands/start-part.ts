/** Fetches a module of the page by its address and starts it. An import that the bundler sees would bring its preload code along. */
export function startPart(address: string): void {
  void import(/* @vite-ignore */ address).then((part: { readonly start: () => void }) => part.start());
}
