import type { Attack } from './attack.ts';
import { describeStatuses } from './runner/ask.ts';

const SECONDS = 4;
const STRANGER = '203.0.113.61';
/** Maximum size of a drawing of two letters, in bytes. */
const LARGEST = 1_000;

/** Address of a turn: all pairs of letters in all sizes, hundreds of letters, and attempts to inject markup into the drawing. */
function addressOf(turn: number): string {
  const letter = (number: number): string => String.fromCodePoint(65 + (number % 26));
  const sizes = ['96', '1e9', '-1', '%3Csvg%20onload=alert(1)%3E', '999999999', ''];
  if (turn % 7 === 0) return `/logos/${letter(turn).repeat(400)}-${turn % 12}.svg?b=96&h=96`;
  const letters = turn % 5 === 0 ? '%22%3E%3Cscript%3E' : `${letter(turn)}${letter(Math.floor(turn / 26))}`;
  return `/logos/${letters}-${turn % 14}.svg?b=${sizes[turn % sizes.length]}&h=${turn}`;
}

/** Requests logos that no instrument has: nothing may grow, and no text of the request may return in the answer. */
export const attacks: readonly Attack[] = [
  {
    name: 'logos-invented',
    seconds: SECONDS + 2,
    async run({ site, flood, ask }) {
      const { statuses } = await flood({
        perSecond: 200,
        seconds: SECONDS,
        ask: (turn) => ({ url: site + addressOf(turn), from: STRANGER }),
      });
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, turn) => ask({ url: site + addressOf(turn), from: '203.0.113.62' })),
      );
      const drawn = answers.filter(({ status }) => status === 200);
      const bad = drawn.filter(({ body }) => body.length > LARGEST || /script|onload/u.test(body));
      const failed = (statuses[500] ?? 0) + (statuses[0] ?? 0);
      return {
        after: `${200 * SECONDS} Adressen: ${describeStatuses(statuses)}; ${drawn.length} gezeichnet, ${bad.length} zu groß oder mit fremdem Text`,
        held: failed === 0 && drawn.length > 0 && bad.length === 0,
      };
    },
  },
];
