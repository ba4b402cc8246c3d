import { requestPageProps } from '../../document/page-props.ts';
import { PageView } from '../../document/page-view.tsx';

/** The twin of the one page for what depends on the query; the server rewrites addresses to it. */
export const config = { unstable_runtimeJS: false };
export const getServerSideProps = requestPageProps;

export default PageView;
