import { createServer } from 'node:http';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { readPath } from '#documents/routes/path.ts';
import { ANYONE } from '#domain/user/visitor.ts';
import { placeSlot, isFailure } from '#renderer/place.ts';
import { pageFacts } from '#renderer/page-facts.ts';
import { keyOf, planOf } from '#renderer/plan.ts';
import { prepareBlock, type PreparedBlock } from '#renderer/render-block.tsx';
import { isPrivate, matchPage } from '#renderer/route.ts';
import { isOutage, runPlan } from '#renderer/run-plan.ts';
import { resolveSubject } from '#renderer/subject.ts';
import { currentRenderContext, pageCall } from '#site/render-context.ts';
import { openSession, type RequestSession } from '#site/session/session.ts';
import { renderTime } from '#site/clock.ts';

/**
 * Baseline of `npm run bench:page`: the blocks of each page as one element tree, with data fetched once, rendered by `renderToString` for
 * every request on bare `node:http`. Run with PORT, the addresses as arguments; private pages are rendered with the session whose cookies
 * are in COOKIE.
 */
async function treeOf(address: string): Promise<() => ReactElement> {
  const { pathname, searchParams } = new URL(address, 'http://bench');
  const [path, query] = [decodeURIComponent(pathname), Object.fromEntries(searchParams)];
  const context = currentRenderContext();
  const match = matchPage(context.config, readPath(path));
  const signal = AbortSignal.timeout(30_000);
  const resolution = match && (await resolveSubject(match, path, context, { signal, query }));
  if (!match || resolution?.kind !== 'found') throw new Error(`${address} is no page`);
  const { subject } = resolution;
  const { visitor, call } = isPrivate(match) ? await sessionAt(path, query, signal) : { visitor: ANYONE, call: context.call };
  const page = pageFacts(path, { path, query, now: renderTime(), visitor }, context.config);
  const { top, main, aside } = match.subPage?.body ?? match.page.body;
  const hasBar = match.page.topAssets !== false && context.config.marketTiles.tiles.length > 0;
  const shell = hasBar ? [{ type: 'top-assets' }, { type: 'site-header' }] : [{ type: 'site-header' }];
  const slots = [shell, top, main, aside, [{ type: 'site-footer' }]];
  const asked = slots.flatMap((written) =>
    placeSlot('main', written ?? [], { page, subject }, context).flatMap((place): PreparedBlock[] => {
      const entry = isFailure(place) ? place : prepareBlock(place, page, subject, context.config);
      return 'placed' in entry ? [entry] : [];
    }),
  );
  const answers = await runPlan(planOf(asked.map(({ queries }) => queries)), call, signal);
  for (const answer of answers.values()) if (!answer.ok && isOutage(answer.error)) throw answer.error;
  const blocks = asked.map(({ placed, input, queries }) => {
    const data = Object.fromEntries(
      Object.entries(queries).map(([name, each]) => {
        const answer = answers.get(keyOf(each));
        return [name, answer?.ok ? answer.value : undefined];
      }),
    );
    return { Block: placed.block.component, view: { ...input, data } };
  });
  return () => (
    <div>
      {blocks.map(({ Block, view }, index) => (
        <div key={index} className="block">
          <Block {...view} />
        </div>
      ))}
    </div>
  );
}

/** Returns the session of a private page. */
function sessionAt(path: string, query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<RequestSession> {
  const headers = { cookie: process.env.COOKIE ?? '' };
  const source = { callOf: pageCall, site: currentRenderContext().config.site, signal };
  return openSession({ path, query, headers, host: undefined, isSecure: false }, source);
}

const MOST_TRIES = 20;

/** Retries while the provider is too busy to answer in time. */
async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error)) throw error;
    }
  }
  return work();
}

const addresses = process.argv.slice(2);
const trees = new Map<string, () => ReactElement>();
// Builds the trees one by one, to give a freshly started provider time to compute.
for (const address of addresses) trees.set(address, await patiently(() => treeOf(address)));

createServer((request, response) => {
  const tree = trees.get(request.url ?? '');
  if (!tree) {
    response.writeHead(404).end();
    return;
  }
  const html = `<!doctype html>${renderToString(tree())}`;
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': Buffer.byteLength(html) });
  response.end(html);
}).listen(Number(process.env.PORT), '127.0.0.1');
