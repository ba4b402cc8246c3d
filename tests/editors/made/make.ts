import { fixtureTextOf, fixtureFiles } from '#documents/reader/testing/scratch-config.ts';
import { kindOf } from '#documents/reader/kinds.ts';
import type { Mistake } from '../mistake.ts';
import { FINDER_PAGE, TABLE_PAGE } from '../mistakes/answers.ts';
import { BOOKINGS, CAMPAIGNS } from '../further/partners.ts';
import { VIDEO } from '../further/media.ts';
import type { Change } from './change.ts';
import { keyChanges } from './keys.ts';
import { nameChanges } from './names.ts';
import { oneOf, randomOf } from './random.ts';
import { sitesIn, type Site } from './sites.ts';
import { valueChanges } from './values.ts';

/** Number of mistakes per seed. */
const MOST = 300;
const CHANGES = Object.entries({ ...keyChanges, ...valueChanges, ...nameChanges });
/** Valid documents of kinds that the fixture lacks. */
const OTHERS: Readonly<Record<string, string>> = {
  'pages/probe-tabelle.yaml': TABLE_PAGE,
  'pages/probe-finder.yaml': FINDER_PAGE,
  'content/partners/bookings.yaml': BOOKINGS,
  'content/campaigns.yaml': CAMPAIGNS,
  'content/videos/probe.yaml': VIDEO,
};

/** Makes mistakes from the schemas and a seed: kinds of documents and kinds of mistakes alternate. */
export function madeMistakes(seed: number): Mistake[] {
  const random = randomOf(seed);
  const texts = new Map([...fixtureFiles().map((file) => [file, fixtureTextOf(file)] as const), ...Object.entries(OTHERS)]);
  const sites = Map.groupBy(
    [...texts].flatMap(([file, text]) => sitesIn(file, text)),
    ({ file }): string => kindOf(file) ?? 'page',
  );
  const kinds = [...sites.keys()].toSorted();
  const turns = CHANGES.map((change) => ({ change, order: random() })).toSorted((a, b) => a.order - b.order);
  const found = new Map<string, Mistake>();
  // Limits the turns: a kind of document with few keys runs out of places for some changes, others continue.
  for (let turn = 0; found.size < MOST && turn < MOST * 20; turn += 1) {
    const kind = kinds[turn % kinds.length] ?? '';
    const change = turns[(turn + Math.floor(turn / kinds.length)) % turns.length]?.change;
    const mistake = change && made(sites.get(kind) ?? [], change, random);
    if (mistake !== undefined) found.set(mistake.what, mistake);
  }
  return [...found.values()];
}

/** Applies a change at a random place among those where it is possible. */
function made(sites: readonly Site[], [what, change]: readonly [string, Change], random: () => number): Mistake | undefined {
  const fitting = sites.filter((site) => change(site, () => 0.5) !== undefined);
  const site = oneOf(fitting, random);
  const result = site && change(site, random);
  if (site === undefined || result === undefined) return undefined;
  const { text, says, suggestion, more } = result;
  return {
    what: `${what}: ${site.file} ${site.path}`,
    edits: { [site.file]: text },
    says,
    suggestion,
    ...(more === undefined ? {} : { more }),
  };
}
