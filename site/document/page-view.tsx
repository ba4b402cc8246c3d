import type { PageHead } from '#renderer/render-context.ts';

export interface PageViewProps {
  /** Head for the document, not used by the page itself. */
  readonly head: PageHead;
  /** HTML of the renderer, which escapes all values. */
  readonly html: string;
  /** Names of the style sheets of the page's blocks besides the base. */
  readonly styles: readonly string[];
  /** Scripts of the page's blocks, by folder. */
  readonly scripts: readonly string[];
}

/** Props of a page, or of an answer that has already been sent. */
export type PageOrSentProps = PageViewProps | { readonly html: '' };

/** Body of any page. */
export function PageView({ html }: PageOrSentProps) {
  return <div className="page" dangerouslySetInnerHTML={{ __html: html }} />;
}
