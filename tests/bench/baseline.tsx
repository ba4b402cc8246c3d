import { createServer } from 'node:http';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { readPath } from '#config/routes/path.ts';
import { ANYONE } from '#domain/user/visitor.ts';
import { placeSlot, isFailure } from '#renderer/place.ts';
import { pageFacts } from '#renderer/page-facts.ts';
import { keyOf, planOf } from '#renderer/plan.ts';
import { askBlock, type AskedBlock } from '#renderer/render-block.tsx';
import { matchPage } from '#renderer/route.ts';
import { runPlan } from '#renderer/run-plan.ts';
import { resolveSubject } from '#renderer/subject.ts';
import { currentRenderContext } from '#site/render-context.ts';
import { drawingTime } from '#site/clock.ts';

/**
 * The baseline of `npm run bench:page`: the blocks of each page as one element tree, with their data fetched once,
 * drawn by `renderToString` for every request on bare `node:http`. Run with PORT, the paths as arguments.
 */
async function treeOf(path: string): Promise<() => ReactElement> {
  const context = currentRenderContext();
  const match = matchPage(context.config, readPath(path));
  const signal = AbortSignal.timeout(30_000);
  const resolution = match && (await resolveSubject(match, path, context, signal));
  if (!match || resolution?.kind !== 'found') throw new Error(`${path} is no page`);
  const { subject } = resolution;
  const page = pageFacts(path, { path, query: {}, now: drawingTime(), visitor: ANYONE });
  const { top, main, aside } = match.page.body;
  const hasBar = match.page.topAssets !== false && context.config.marketTiles.tiles.length > 0;
  const shell = hasBar ? [{ type: 'top-assets' }, { type: 'site-header' }] : [{ type: 'site-header' }];
  const slots = [shell, top, main, aside, [{ type: 'site-footer' }]];
  const asked = slots.flatMap((written) =>
    placeSlot('main', written ?? [], { page, subject }, context).flatMap((place): AskedBlock[] => {
      const entry = isFailure(place) ? place : askBlock(place, page, subject, context.config);
      return 'placed' in entry ? [entry] : [];
    }),
  );
  const answers = await runPlan(planOf(asked.map(({ queries }) => queries)), context.call, signal);
  const blocks = asked.map(({ placed, input, queries }) => {
    const data = Object.fromEntries(
      Object.entries(queries).map(([name, query]) => {
        const answer = answers.get(keyOf(query));
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

const paths = process.argv.slice(2);
const trees = new Map(await Promise.all(paths.map(async (path) => [path, await treeOf(path)] as const)));

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
