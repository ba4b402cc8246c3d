import { requestPageProps } from '../document/page-props.ts';
import { PageView } from '../document/page-view.tsx';

/** Renders public pages that depend on the query. */
export const config = { unstable_runtimeJS: false };
export const getServerSideProps = requestPageProps;

export default PageView;
