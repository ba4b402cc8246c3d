import { PageView } from '../document/page-view.tsx';
import { statusPageProps } from '../document/status-props.ts';

export const config = { unstable_runtimeJS: false };
export const getStaticProps = () => statusPageProps(429);

export default PageView;
