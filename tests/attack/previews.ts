import type { Attack } from './attack.ts';
import { enterAsEditor } from './runner/editor.ts';

/** Number of concurrent preview requests, and the maximum that may be served: eight wait, and more arrive while those are rendered. */
const [ASKED, MOST] = [60, 30];

/** An editor requests many previews at a time; each is rendered from scratch. */
const flood: Attack = {
  name: 'preview-flood',
  seconds: 8,
  async run(portal) {
    const editor = await enterAsEditor(portal, 'basic', '203.0.113.62');
    const ask = (turn: number) =>
      portal.ask({ url: `${portal.site}/redaktion/vorschau/aktien?a=${turn}`, from: '203.0.113.62', headers: editor.headers });
    const first = await ask(-1);
    const answers = await Promise.all(Array.from({ length: ASKED }, (_, turn) => ask(turn)));
    const drawn = answers.filter(({ status }) => status === 200).length;
    const refused = answers.filter(({ status }) => status === 429 || status === 503).length;
    return {
      before: '300 Seiten in 8 s, gezeichnet von dem, der Besuchern antwortet',
      after: `${first.status}; von ${ASKED} zugleich ${drawn} gezeichnet, ${refused} abgewiesen`,
      held: first.status === 200 && drawn > 0 && drawn <= MOST && drawn + refused === ASKED,
    };
  },
};

export const attacks = [flood];
