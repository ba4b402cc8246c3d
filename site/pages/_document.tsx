import { Head, Html, Main } from 'next/document';
import { pageAssets } from '../document/assets.ts';
import { speculationRules, themeScript } from '../document/inline-scripts.ts';

/** The frame of every page. No NextScript: the page ships no framework runtime. */
export default function Document() {
  const { stylesheets, scripts, fonts } = pageAssets();
  return (
    <Html lang="de">
      <Head>
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161513" />
        <meta name="color-scheme" content="light dark" />
        {scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      </Head>
      <body>
        <Main />
      </body>
    </Html>
  );
}
