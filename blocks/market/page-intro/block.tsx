import type { BlockView } from '../../kit/block.ts';
import type { PageIntroProps } from '../../generated/props.ts';

/** The main heading of a page that has no subject, with a short lead. */
export function PageIntro({ props: { kicker, headline, lead } }: BlockView<PageIntroProps>) {
  return (
    <header className="page-intro">
      {kicker !== undefined && <p className="page-intro__kicker">{kicker}</p>}
      <h1>{headline}</h1>
      {lead !== undefined && <p className="page-intro__lead">{lead}</p>}
    </header>
  );
}
