import { PageView } from '../document/page-view.tsx';
import { previewPageProps } from '../document/preview-props.ts';

/** Renders pages of an editor's draft for the composer. */
export const config = { unstable_runtimeJS: false };
export const getServerSideProps = previewPageProps;

export default PageView;
