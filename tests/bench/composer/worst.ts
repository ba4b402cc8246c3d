import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import type { Answer } from '#tests/attack/runner/ask.ts';
import type { AttackingEditor } from '#tests/attack/runner/editor.ts';
import { quantiles } from '../answer-times.ts';

/** Milliseconds between an answer and the next request of the same kind. */
const PAUSE = 20;
/** Timeout of the editor, in ms: a job aborted after 5 s, the search for its cause, and the wait before. */
const PATIENCE = 60_000;
const [TEXT, STEPS, PUBLISHED] = ['pages/hilfe.yaml', 'pages/impressum.yaml', 'pages/maintenance.yaml'] as const;

/** Answers to an editor: number by status, and their times in milliseconds. */
export type EditorAnswers = Readonly<Record<string, object>>;

/**
 * Prepares the worst of each kind of work that the composer accepts, or of the kinds whose names begin with `only`.
 * @returns a function that sends all of it repeatedly for the given number of seconds
 */
export async function worstOfEach(editor: AttackingEditor, only: string): Promise<(seconds: number) => Promise<EditorAnswers>> {
  const pictures = await worstPictures();
  const send = (method: string, path: string, body?: unknown): Promise<Answer> => editor.ask(method, path, body, { timeout: PATIENCE });
  const versionOf = async (file: string): Promise<number> => {
    const { body } = await send('GET', `drafts/${file}`);
    return Number(/"version":(\d+)/u.exec(body)?.[1] ?? 0);
  };
  const kinds: Readonly<Record<string, (turn: number) => Promise<Answer>>> = {
    texts: async (turn) => {
      const text = `# ${turn}\nbody:\n  main:\n${'    - type: foo\n'.repeat(8_000)}`;
      return send('PUT', `drafts/${TEXT}/text`, { version: await versionOf(TEXT), text });
    },
    edits: async (turn) => {
      const version = await versionOf(STEPS);
      if (turn % 2 === 1) return send('POST', `drafts/${STEPS}/undo`, { version });
      const block = { type: 'page-intro', headline: `Kopf ${turn}` };
      return send('POST', `drafts/${STEPS}/edits`, {
        version,
        patch: Array.from({ length: 500 }, () => ({ op: 'add', path: '/body/main/0', value: block })),
      });
    },
    pictures: (turn) => {
      const [name, bytes] = pictures[turn % pictures.length] ?? ['', Buffer.alloc(0)];
      return send('PUT', `images/${name}`, bytes);
    },
    previews: (turn) => send('POST', 'preview', { path: turn % 2 === 0 ? `/?a=${turn}` : '/hilfe', has: [] }),
    publications: async (turn) => {
      const patch = [{ op: 'replace', path: '/description', value: `Wartung, Stand ${turn}.` }];
      const edited = await send('POST', `drafts/${PUBLISHED}/edits`, { version: await versionOf(PUBLISHED), patch });
      if (edited.status !== 200) return edited;
      return send('POST', 'publication', { files: [{ file: PUBLISHED, version: await versionOf(PUBLISHED) }], message: `Stand ${turn}` });
    },
  };
  return async (seconds) => {
    const end = performance.now() + seconds * 1000;
    const told = await Promise.all(
      Object.entries(kinds)
        .filter(([kind]) => kind.startsWith(only))
        .map(async ([kind, work]) => {
          const answers: Answer[] = [];
          for (let turn = 0; performance.now() < end; turn += 1) {
            answers.push(await work(turn));
            await pause(PAUSE);
          }
          const statuses = Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, list]) => [
            status,
            list?.length ?? 0,
          ]);
          return [
            kind,
            { statuses: Object.fromEntries(statuses) as object, ms: quantiles(answers.map(({ milliseconds }) => milliseconds)) },
          ];
        }),
    );
    return Object.fromEntries(told) as EditorAnswers;
  };
}

/** Returns pictures at the limits and beyond: drawings of 20,000 parts, nested groups, repeated parts, and the maximum number of pixels. */
async function worstPictures(): Promise<readonly (readonly [string, Buffer])[]> {
  const drawing = (inner: string): Buffer => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 99">${inner}</svg>`);
  const paths = Array.from({ length: 19_000 }, (_, index) => `<path d="M${index} 0L9 ${index}z" fill="#123"/>`).join('');
  const repeated = Array.from({ length: 5 }, (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(7)}</g>`).join('');
  const surface = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#246', noise: { type: 'gaussian', mean: 120, sigma: 30 } } });
  return [
    ['pfade.svg', drawing(paths)],
    ['gruppen.svg', drawing('<g>'.repeat(60_000) + '</g>'.repeat(60_000))],
    ['wiederholt.svg', drawing(`<defs><rect id="l0" width="1" height="1"/>${repeated}</defs><use href="#l5"/>`)],
    ['text.svg', drawing(`<text>${'wort '.repeat(100_000)}</text>`)],
    ['gross.jpg', await surface(7_900, 6_300).jpeg({ quality: 30 }).toBuffer()],
    [
      'gross.png',
      await sharp({ create: { width: 7_900, height: 6_300, channels: 3, background: '#246' } })
        .png()
        .toBuffer(),
    ],
    ['gross.avif', await surface(4_600, 3_400).avif({ effort: 0, quality: 30 }).toBuffer()],
  ];
}
