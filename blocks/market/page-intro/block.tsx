import type { BlockView } from '../../kit/block.ts';
import type { PageIntroProps } from '../../generated/props.ts';

/** Main heading of a page with a short lead; the page's title by default. */
export function PageIntro({ props: { kicker, headline, lead }, page: { headerTitle } }: BlockView<PageIntroProps>) {
  return (
    <header className="page-intro">
      {kicker !== undefined && <p className="page-intro__kicker">{kicker}</p>}
      <h1>{headline ?? headerTitle}</h1>
      {lead !== undefined && <p className="page-intro__lead">{lead}</p>}
    </header>
  );
}
