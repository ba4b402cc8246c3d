import { readFileSync, writeFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { blocksByType } from '#blocks/generated/registry.ts';
import validators from '#blocks/generated/validators.cjs';
import type { Query } from '#blocks/kit/block.ts';
import type { ArticleSubject } from '#subjects/article/subject.ts';
import { publicCall } from '#client/audience.ts';
import type { Call } from '#client/call.ts';
import { loadConfig } from '#documents/reader/load.ts';
import { outlineOf } from '#domain/article/outline.ts';
import { ANYONE } from '#domain/user/visitor.ts';
import { renderBody, type BodyRequest } from '#renderer/render-body.ts';
import { pageFacts } from '#renderer/page-facts.ts';
import { isFailure, placeSlot, type WrittenBlock } from '#renderer/place.ts';
import { keyOf, planOf } from '#renderer/plan.ts';
import { prepareBlock, type PreparedBlock } from '#renderer/render-block.tsx';
import type { RenderContext } from '#renderer/render-context.ts';
import { runPlan } from '#renderer/run-plan.ts';
import type { Sample } from './samples.ts';

/**
 * Measured part of `npm run bench:render`: pages by the renderer and as the same tree written by hand in React. Reads samples from the
 * first given file and writes figures into the second. Needs no network: calls answer at once.
 */
interface Samples {
  readonly article: readonly Sample[];
  readonly page: readonly Sample[];
}

const MILLISECONDS = 2_500;
const [samplesFile = '', resultFile = ''] = process.argv.slice(2);
const samples = JSON.parse(readFileSync(samplesFile, 'utf8')) as Samples;
const { config } = loadConfig('config');
const page = pageFacts('/bench', { path: '/bench', query: {}, now: Date.parse('2026-07-31T15:40:00Z'), visitor: ANYONE }, { pages: [] });
const signal = new AbortController().signal;

/** Answers of the samples by the key of their call. */
const answers = new Map<string, unknown>();
const call: Call = (operation, input) => {
  const value = answers.get(keyOf({ operation, input, optional: false } as Query));
  return value === undefined ? Promise.reject(Object.assign(new Error('no sample'), { status: 404 })) : Promise.resolve(value as never);
};

type Validators = Readonly<Record<string, ((value: unknown) => boolean) | undefined>>;
const context: RenderContext = {
  config,
  call: publicCall(call),
  registry: blocksByType,
  preview: false,
  origin: 'https://parkett.example',
  deadline: 3_000,
  checkProps: (props) => ((validators as unknown as Validators)[props.type]?.(props) === true ? undefined : 'does not fit'),
};

interface Page {
  readonly blocks: number;
  readonly request: BodyRequest;
}

function articleOf(list: readonly Sample[], count: number): Page {
  const contentItems = repeated(list, count).map(({ props }) => props);
  const outline = outlineOf(contentItems);
  const subject = { kind: 'article', article: { contentItems }, outline } as unknown as ArticleSubject;
  return { blocks: count, request: { body: { main: [{ type: 'article-content' }] }, page, subject, signal, hasPrices: false } };
}

function pageOf(drawable: readonly Sample[], count: number): Page {
  const main = repeated(drawable, count).map(({ props }) => props);
  return { blocks: count, request: { body: { main }, page, subject: undefined, signal, hasPrices: false } };
}

function repeated(list: readonly Sample[], count: number): Sample[] {
  return Array.from({ length: count }, (_, index) => list[index % list.length]).filter((each) => each !== undefined);
}

/** Records the calls of the samples, to have answers for them. */
function learn(list: readonly Sample[], subject: ArticleSubject | undefined): void {
  for (const { props, data } of list) {
    const [place] = placeSlot('main', [props], { page, subject }, context);
    const asked = place === undefined || isFailure(place) ? undefined : prepareBlock(place, page, subject, config);
    if (asked === undefined || !('placed' in asked)) continue;
    for (const [name, query] of Object.entries(asked.queries)) if (data[name] !== undefined) answers.set(keyOf(query), data[name]);
  }
}

/** Builds the same blocks as one element tree with their data, as a page written by hand in React. */
async function byHand({ request: { body, subject } }: Page): Promise<() => ReactElement> {
  const slots: readonly (readonly WrittenBlock[])[] = [
    [{ type: 'site-header' }, { type: 'notices' }],
    body.main ?? [],
    [{ type: 'site-footer' }],
  ];
  const asked = slots.map((written) =>
    placeSlot('main', written, { page, subject }, context).flatMap((place): PreparedBlock[] => {
      const entry = isFailure(place) ? place : prepareBlock(place, page, subject, config);
      return 'placed' in entry ? [entry] : [];
    }),
  );
  const known = await runPlan(planOf(asked.flat().map(({ queries }) => queries)), call, signal);
  const [head = [], main = [], foot = []] = asked.map((entries) =>
    entries.map(({ placed, input, queries }) => {
      const data = Object.fromEntries(
        Object.entries(queries).map(([name, query]) => {
          const answer = known.get(keyOf(query));
          return [name, answer?.ok ? answer.value : undefined];
        }),
      );
      return { Block: placed.block.component, type: placed.block.type, view: { ...input, data } };
    }),
  );
  const all = (entries: typeof main): ReactElement[] => entries.map(({ Block, view }, index) => <Block key={index} {...view} />);
  return () => (
    <>
      {all(head)}
      <main id="inhalt">
        <div className="page-columns">
          <div className="slot slot--main">
            {main.map(({ Block, type, view }, index) => (
              <div key={index} className="block" data-block={type}>
                <Block {...view} />
              </div>
            ))}
          </div>
        </div>
      </main>
      {all(foot)}
    </>
  );
}

/** Returns the text of the content, to compare both ways. */
function textOf(html: string): string {
  return html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/\s+/gu, '');
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** Returns the median milliseconds of several functions, run in turns until the total time is used up. */
async function measured(works: readonly (() => unknown)[], milliseconds = MILLISECONDS): Promise<number[]> {
  const times: number[][] = works.map(() => []);
  for (const phase of ['warm', 'measure'] as const) {
    const end = performance.now() + milliseconds * (phase === 'warm' ? 0.4 : 1);
    for (let round = 0; round < 5 || performance.now() < end; round += 1)
      for (const [index, work] of works.entries()) {
        const start = performance.now();
        await work();
        if (phase === 'measure') times[index]?.push(performance.now() - start);
      }
  }
  return times.map(median);
}

async function compared(drawn: Page) {
  const tree = await byHand(drawn);
  const engine = await renderBody(drawn.request, context);
  const [ours = 0, hand = 0] = await measured([() => renderBody(drawn.request, context), () => renderToString(tree())]);
  const perSecond = (ms: number): number => Math.round((drawn.blocks / ms) * 1_000);
  return {
    blocks: drawn.blocks,
    isSame: engine.failures.length === 0 && textOf(engine.html) === textOf(renderToString(tree())),
    kilobytes: Math.round(engine.html.length / 1_000),
    milliseconds: { parkett: Number(ours.toFixed(2)), byHand: Number(hand.toFixed(2)) },
    blocksPerSecond: { parkett: perSecond(ours), byHand: perSecond(hand) },
    ratio: Number((hand / ours).toFixed(2)),
  };
}

/** Returns the samples that render without their subject, with the calls that they are known to make. */
async function drawableOf(list: readonly Sample[]): Promise<Sample[]> {
  const drawable: Sample[] = [];
  for (const sample of list) {
    const { failures, html } = await renderBody(pageOf([sample], 1).request, context);
    if (failures.length === 0 && html.includes(`data-block="${sample.props.type}"`)) drawable.push(sample);
  }
  return drawable;
}

learn(samples.article, articleOf(samples.article, samples.article.length).request.subject as ArticleSubject);
learn(samples.page, undefined);
const drawable = await drawableOf(samples.page);
/** Ten kinds of blocks, one of each, to give every size the same mixture. */
const ten = [...new Map(samples.article.map((sample) => [sample.props.type, sample])).values()]
  .filter(({ props }) => props.type !== 'table-of-contents')
  .slice(0, 10);
const SIZES = [10, 100, 1_000] as const;
const articles = SIZES.map((size) => articleOf(ten, size));
const trees = await Promise.all(articles.map(byHand));
const growth = await measured(
  [
    ...articles.map(
      ({ request }) =>
        () =>
          renderBody(request, context),
    ),
    ...trees.map((tree) => () => renderToString(tree())),
  ],
  2 * MILLISECONDS,
);

/** Returns the ratio of the cost per block between 100 and 1,000 blocks to that between 10 and 100: 1 is linear. */
function grown([small = 0, middle = 0, large = 0]: readonly number[]) {
  return {
    milliseconds: Object.fromEntries(SIZES.map((size, index) => [size, Number([small, middle, large][index]?.toFixed(2))])),
    ratio: Number(((large - middle) / 900 / ((middle - small) / 90)).toFixed(2)),
  };
}

const result = {
  kindsOnPage: new Set(drawable.map(({ props }) => props.type)).size,
  article: await compared(articleOf(samples.article, 40)),
  page: await compared(pageOf(drawable, 200)),
  growth: { parkett: grown(growth.slice(0, 3)), byHand: grown(growth.slice(3)) },
};
writeFileSync(resultFile, JSON.stringify(result));
// Exits explicitly: modules of the blocks leave connections open.
process.exit();
