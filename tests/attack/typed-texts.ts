import { searchPlaces } from '#documents/routes/search-places.ts';
import { ROUTES } from '#documents/routes/generated/routes.ts';
import { searchPath } from '#domain/search/address.ts';
import type { Attack } from './attack.ts';
import { describeStatuses } from './runner/ask.ts';

const [PER_SECOND, SECONDS] = [60, 5];
const STRANGER = '203.0.113.63';
/** Milliseconds of the longest answer. */
const MOST_MS = 2_000;

/** Amounts as nobody writes them: long, almost numbers, and such that try to write into the page or into the link to the calculator. */
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
/** Markup that a page would have if such a text were not escaped. */
const WRITTEN = /<script>alert|" onmouseover="alert|href="javascript:/u;

/** A stranger who looks for amounts of money: each text is another one, so that nothing kept answers it, and some try to lead elsewhere. */
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
