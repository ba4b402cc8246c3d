import { PageView } from '../../document/page-view.tsx';
import { privatePageProps } from '../../document/private-props.ts';

/** The twin for private pages: the only one that reads the session. The server rewrites addresses to it. */
export const config = { unstable_runtimeJS: false };
export const getServerSideProps = privatePageProps;

export default PageView;
