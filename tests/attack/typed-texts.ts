import { searchPlaces } from '#documents/routes/search-places.ts';
import { ROUTES } from '#documents/routes/generated/routes.ts';
import { searchPath } from '#domain/search/address.ts';
import type { Attack } from './attack.ts';
import { describeStatuses } from './runner/ask.ts';

const [PER_SECOND, SECONDS] = [60, 5];
const STRANGER = '203.0.113.63';
/** Maximum time of an answer, in ms. */
const MOST_MS = 2_000;

/** Amounts that nobody types: long ones, near-numbers, and attempts to inject markup into the page or the link to the calculator. */
const KINDS: readonly ((turn: number) => string)[] = [
  (turn) => `${turn} dollar in euro`,
  (turn) => `${'1.234,'.repeat(12)}${turn} usd in eur`,
  (turn) => `${turn}${'0'.repeat(60)} euro in yen`,
  (turn) => `${'1'.repeat(60)}x${turn} euro in dollar`,
  (turn) => `$${turn}${"'".repeat(60)}x in chf`,
  (turn) => `${turn}"><script>alert(1)</script> euro in dollar`,
  (turn) => `${turn}" onmouseover="alert(1) usd in eur`,
  (turn) => `${turn} javascript:alert(1) usd in eur`,
];
/** Markup that a page would contain if such a text were not escaped. */
const WRITTEN = /<script>alert|" onmouseover="alert|href="javascript:/u;

/** Searches for amounts of money: each text differs to avoid cached answers, and some try to redirect elsewhere. */
export const attacks: readonly Attack[] = [
  {
    name: 'search-amounts',
    seconds: SECONDS + 4,
    async run({ site, flood, ask }) {
      const urlOf = (turn: number): string => site + searchPath(searchPlaces(ROUTES), KINDS[turn % KINDS.length]?.(turn) ?? '');
      const { statuses } = await flood({ perSecond: PER_SECOND, seconds: SECONDS, ask: (turn) => ({ url: urlOf(turn), from: STRANGER }) });
      const answers = await Promise.all(KINDS.map((_, turn) => ask({ url: urlOf(turn), from: `198.51.100.${turn + 20}` })));
      const shown = answers.filter(({ status }) => status === 200);
      const written = shown.filter(({ body }) => WRITTEN.test(body));
      const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
      const failed = [0, 500, 502, 504].reduce((sum, status) => sum + (statuses[status] ?? 0), 0);
      return {
        after: `${PER_SECOND * SECONDS} Beträge: ${describeStatuses(statuses)}; ${shown.length} Seiten, ${written.length} mit fremdem Text, langsamste ${Math.round(slowest)} ms`,
        held: failed === 0 && shown.length > 0 && written.length === 0 && slowest < MOST_MS,
      };
    },
  },
];
