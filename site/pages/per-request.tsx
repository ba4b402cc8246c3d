import { requestPageProps } from '../document/page-props.ts';
import { PageView } from '../document/page-view.tsx';

/** The one page again, drawn each time, for what depends on the query. */
export const config = { unstable_runtimeJS: false };
export const getServerSideProps = requestPageProps;

export default PageView;
