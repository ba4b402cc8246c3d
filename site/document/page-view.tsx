import Head from 'next/head';
import type { PageHead } from '#renderer/house.ts';

export interface PageViewProps {
  readonly head: PageHead;
  /** The page's HTML as the renderer drew it; every value in it is escaped there. */
  readonly html: string;
}

/** Head and body of any page. */
export function PageView({ head, html }: PageViewProps) {
  const { title, description, canonical, robots, image } = head;
  return (
    <>
      <Head>
        <title>{title}</title>
        <meta key="description" name="description" content={description} />
        {robots === 'noindex' && <meta key="robots" name="robots" content="noindex" />}
        {canonical && <link key="canonical" rel="canonical" href={canonical} />}
        <meta key="og:title" property="og:title" content={title} />
        <meta key="og:description" property="og:description" content={description} />
        <meta key="og:type" property="og:type" content="website" />
        <meta key="og:locale" property="og:locale" content="de_DE" />
        {canonical && <meta key="og:url" property="og:url" content={canonical} />}
        {image && <meta key="og:image" property="og:image" content={image} />}
        {image && <meta key="og:image:width" property="og:image:width" content="1200" />}
        {image && <meta key="og:image:height" property="og:image:height" content="630" />}
      </Head>
      <div className="page" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
