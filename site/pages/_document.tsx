import { Html, Main, type DocumentProps } from 'next/document';
import { useHtmlContext } from 'next/dist/shared/lib/html-context.shared-runtime';
import { DocumentHead } from '../document/head.tsx';
import type { PageViewProps } from '../document/page-view.tsx';

/** Document of every page. Uses neither Next's Head nor NextScript: the page ships no framework runtime. */
export default function Document({ __NEXT_DATA__: data }: DocumentProps) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Next does not know whose pages they are
  const { head, html, styles, scripts } = data.props.pageProps as Partial<PageViewProps>;
  return (
    <Html lang="de">
      <LeftOut />
      <DocumentHead head={head} styles={styles} scripts={scripts} html={html} />
      <body>
        <Main />
      </body>
    </Html>
  );
}

/** Prevents Next from warning on every request in development that these are missing. */
function LeftOut() {
  const { docComponentsRendered } = useHtmlContext();
  docComponentsRendered.Head = true;
  docComponentsRendered.NextScript = true;
  return null;
}
