import type { Attack, Portal } from './attack.ts';
import { enterAsEditor } from './runner/editor.ts';
import { told, type Answer } from './runner/ask.ts';

const FILE = 'pages/hilfe.yaml';
/** Milliseconds for a job at most, and for the wait before it. */
const MOST_MS = 8_000;

/** Texts that once kept the portal from answering for seconds up to minutes. */
const TEXTS: Readonly<Record<string, string>> = {
  'gleiche Schlüssel': 'k1: 1\n'.repeat(8_000),
  'unbekannte Bausteine': `body:\n  main:\n${'    - type: foo\n'.repeat(8_000)}`,
  'viele Schlüssel': Array.from({ length: 20_000 }, (_, index) => `k${index}: ${index}\n`).join(''),
  tief: `a: ${'['.repeat(5_000)}${']'.repeat(5_000)}\n`,
  Verweise: `a0: &a0 [x]\n${Array.from({ length: 30 }, (_, index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}, *a${index}]\n`).join('')}`,
  'ein Wert': `title: ${'wort '.repeat(50_000)}\n`,
  'zu lang': Array.from({ length: 60_000 }, (_, index) => `k${index}: 1\n`).join(''),
};

/** An editor of the lowest role writes texts that take long to check. */
async function longTexts(portal: Portal): ReturnType<Attack['run']> {
  const editor = await enterAsEditor(portal, 'basic', '203.0.113.91');
  const answers: Answer[] = [];
  for (const text of Object.values(TEXTS)) {
    const { version } = await stateOf(editor.ask('GET', `drafts/${FILE}`));
    answers.push(await editor.ask('PUT', `drafts/${FILE}/text`, { version, text }));
  }
  return outcome('kein Besucher bekam 6 s bis vier Minuten lang eine Antwort', answers, answers.at(-1));
}

/** The same by edits: thousands of steps in one, and hundreds of blocks. */
async function manySteps(portal: Portal): ReturnType<Attack['run']> {
  const editor = await enterAsEditor(portal, 'pro', '203.0.113.92');
  const steps = Array.from({ length: 4_000 }, (_, index) => ({ op: 'replace', path: '/title', value: `Titel ${index}` }));
  const blocks = Array.from({ length: 400 }, () => ({ op: 'add', path: '/body/main/-', value: { type: 'page-intro', headline: 'Kopf' } }));
  const answers: Answer[] = [];
  for (const patch of [steps, blocks]) {
    const { version } = await stateOf(editor.ask('GET', `drafts/${FILE}`));
    answers.push(await editor.ask('POST', `drafts/${FILE}/edits`, { version, patch }));
  }
  return outcome('alle warteten 16 s', answers, answers[0]);
}

async function stateOf(answer: Promise<Answer>): Promise<{ readonly version: number }> {
  const { body } = await answer;
  const { version } = JSON.parse(body.slice(0, 100_000).replace(/,"text".*$/su, '}')) as { readonly version: number };
  return { version };
}

/** @param tooMuch the answer to what is beyond a limit */
function outcome(before: string, answers: readonly Answer[], tooMuch: Answer | undefined): Awaited<ReturnType<Attack['run']>> {
  const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
  const statuses = Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, list]) => [status, list?.length ?? 0]);
  return {
    before,
    after: `${told(Object.fromEntries(statuses) as Record<number, number>)}; langsamste Antwort ${Math.round(slowest)} ms`,
    held: tooMuch?.status === 413 && answers.every(({ status }) => status === 200 || (status >= 400 && status < 500)) && slowest < MOST_MS,
  };
}

export const attacks: readonly Attack[] = [
  { name: 'composer-long-texts', seconds: 20, run: longTexts },
  { name: 'composer-many-steps', seconds: 10, run: manySteps },
];
