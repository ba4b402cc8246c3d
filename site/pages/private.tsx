import { PageView } from '../document/page-view.tsx';
import { privatePageProps } from '../document/private-props.ts';

/** Renders private pages; no other page reads the session. */
export const config = { unstable_runtimeJS: false };
export const getServerSideProps = privatePageProps;

export default PageView;
