import type { BlockView } from '../../kit/block.ts';
import type { PageIntroProps } from '../../generated/props.ts';

/** The main heading of a page with a short lead; without words of its own what the page is called. */
export function PageIntro({ props: { kicker, headline, lead }, page: { headerTitle } }: BlockView<PageIntroProps>) {
  return (
    <header className="page-intro">
      {kicker !== undefined && <p className="page-intro__kicker">{kicker}</p>}
      <h1>{headline ?? headerTitle}</h1>
      {lead !== undefined && <p className="page-intro__lead">{lead}</p>}
    </header>
  );
}
