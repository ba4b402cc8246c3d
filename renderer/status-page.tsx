import * as messages from '#domain/texts/messages.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { addressHelp } from './address-help.ts';
import { renderBody } from './render-body.ts';
import { composeTitle } from './head.ts';
import type { RenderContext, PageRequest, RenderedPage } from './render-context.ts';
import { pageFacts } from './page-facts.ts';
import { withinTime } from './run-plan.ts';

// oxlint-disable-next-line jsx-a11y/anchor-is-valid -- The empty address is the page itself; the shared error page knows no other.
const reload = <a href="">{messages.reload}</a>;

/** Renders an error page in German inside the shell. Needs no data. */
export async function renderStatusPage(status: 404 | 429 | 500 | 503, request: PageRequest, context: RenderContext): Promise<RenderedPage> {
  const { title, lead } = messages.statusTexts[status];
  const page = pageFacts(request.path, request, context.config);
  const shell = await withinTime(context.deadline, (signal) =>
    renderBody({ body: {}, page, subject: undefined, signal, hasPrices: false, content: { path: `/${status}` } }, context),
  );
  const message = renderToStaticMarkup(
    <div className="slot slot--top">
      <section className="block status-page" data-status={status}>
        <p>{status}</p>
        <h1>{title}</h1>
        <p>{lead}</p>
        {status === 404 && <div className="status-page__help" dangerouslySetInnerHTML={{ __html: addressHelp(page.routes) }} />}
        <p>{status === 404 ? <a href="/">{messages.toHomePage}</a> : reload}</p>
      </section>
    </div>,
  );
  return {
    kind: 'page',
    status,
    head: { title: composeTitle(title, context.config.site.name), description: lead, canonical: null, robots: 'noindex', image: null },
    html: shell.html.replace('</main>', () => `${message}</main>`),
    styles: shell.styles,
    // Error pages have no content blocks and need no scripts.
    scripts: [],
    dataClass: 'static',
    failures: shell.failures,
  };
}
