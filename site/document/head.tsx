import { OG_IMAGE } from '#domain/constants.ts';
import { REPORTS_PATH } from '#domain/web/error-report.ts';
import type { PageHead } from '#renderer/render-context.ts';
import { areErrorsReported } from '../reports/report-error.ts';
import { pageAssets } from './assets.ts';
import { speculationRules, earlyScript } from './inline-scripts.ts';
import { scriptsText } from './page-scripts.ts';

interface DocumentHeadProps {
  readonly head: PageHead | undefined;
  readonly styles: readonly string[] | undefined;
  /** Scripts of the page's blocks, by folder. */
  readonly scripts: readonly string[] | undefined;
  /** Markup of the page, which determines the scripts that it needs. */
  readonly html?: string | undefined;
}

/** Content of `<head>`, the same for every page except for the page's facts and styles. */
export function DocumentHead({ head, styles = [], scripts = [], html = '' }: DocumentHeadProps) {
  const assets = pageAssets();
  const { stylesheet, print, sheet, islands, live, shell, layers, fonts } = assets;
  const stylesheets = [stylesheet, ...styles.flatMap((name) => sheet(name) ?? [])];
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
      {stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <link rel="stylesheet" media="print" href={print} />
      {fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      {head && <PageFacts {...head} />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f4" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161513" />
      <meta name="color-scheme" content="light dark" />
      {assets.scripts.map((src) => (
        <script
          key={src}
          type="module"
          src={src}
          data-islands={islands}
          data-live={live}
          data-shell={shell}
          data-layers={layers}
          data-scripts={scriptsText(scripts, html, assets)}
          data-reports={areErrorsReported() ? REPORTS_PATH : undefined}
        />
      ))}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
    </head>
  );
}

/** Serializes JSON for a script element: no text in it can close the element. */
function jsonInHtml(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

function PageFacts({ title, description, canonical, robots, image, appleApp, structured = [], feeds = [] }: PageHead) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {appleApp !== undefined && <meta name="apple-itunes-app" content={`app-id=${appleApp}`} />}
      {robots === 'noindex' && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {feeds.map(({ address, type, title: name }) => (
        <link key={address} rel="alternate" type={type} title={name} href={address} />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="de_DE" />
      {canonical && <meta property="og:url" content={canonical} />}
      {structured.map((data, index) => (
        <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInHtml(data) }} />
      ))}
      {image && (
        <>
          <meta property="og:image" content={image.address} />
          <meta property="og:image:width" content={String(OG_IMAGE.width)} />
          <meta property="og:image:height" content={String(OG_IMAGE.height)} />
          <meta property="og:image:alt" content={image.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
