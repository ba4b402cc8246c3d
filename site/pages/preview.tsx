import { PageView } from '../document/page-view.tsx';
import { previewPageProps } from '../document/preview-props.ts';

/** The one page as an editor's draft has it: only where the composer asks for it. */
export const config = { unstable_runtimeJS: false };
export const getServerSideProps = previewPageProps;

export default PageView;
