import { cachedPageProps } from '../document/page-props.ts';
import { PageView } from '../document/page-view.tsx';

/** The one page, drawn for everyone under `cachedAddress`; our server keeps it and knows its age (`kept-pages.ts`). */
export const config = { unstable_runtimeJS: false };
export const getServerSideProps = cachedPageProps;

export default PageView;
