import { blockFolders, loadFixtures } from '#blocks/kit/fixtures.ts';
import { isRecord } from '#documents/reader/path.ts';

/** Block as written in a document, with the answers of its calls by the name of the query. */
export interface Sample {
  readonly props: { readonly type: string };
  readonly data: Readonly<Record<string, unknown>>;
}

/** Items of an article, in the proportions of a long one. */
const ARTICLE: readonly (readonly [type: string, count: number])[] = [
  ['headline', 7],
  ['paragraph', 18],
  ['table-of-contents', 1],
  ['summary', 1],
  ['unordered-list', 2],
  ['ordered-list', 1],
  ['photo', 2],
  ['chart', 2],
  ['instruments', 1],
  ['table', 1],
  ['citation', 1],
  ['hint', 1],
  ['link', 1],
  ['multi-chart', 1],
];

function samplesOf(type: string): Sample[] {
  return loadFixtures(type).flatMap(({ props, data, form }) => (form === undefined ? [{ props: { ...props, type }, data }] : []));
}

/** Returns forty blocks of an article: examples of each kind in turns, with the kinds mixed. */
export function articleSamples(): Sample[] {
  const kinds = ARTICLE.map(([type, count]) => {
    const samples = samplesOf(type);
    return {
      share: count,
      samples: Array.from({ length: count }, (_, index) => samples[index % samples.length]).filter((each) => each !== undefined),
    };
  });
  return kinds
    .flatMap(({ share, samples }) => samples.map((sample, index) => ({ sample, at: (index + 0.5) / share })))
    .toSorted((a, b) => a.at - b.at)
    .map(({ sample }) => sample);
}

/** Returns the examples of all blocks that are allowed on pages without a subject. */
export function pageSamples(isOfPage: (type: string) => boolean): Sample[] {
  return [...blockFolders().keys()]
    .filter(isOfPage)
    .flatMap((type) => (loadFixtures(type).filter(({ subject }) => !isRecord(subject)).length === 0 ? [] : samplesOf(type)));
}
