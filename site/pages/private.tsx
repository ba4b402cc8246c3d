import { PageView } from '../document/page-view.tsx';
import { privatePageProps } from '../document/private-props.ts';

/** The one page for whom its document is private: the only one that reads the session. */
export const config = { unstable_runtimeJS: false };
export const getServerSideProps = privatePageProps;

export default PageView;
