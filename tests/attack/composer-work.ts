import type { Attack, Portal } from './attack.ts';
import { enterAsEditor } from './runner/editor.ts';
import { describeStatuses, type Answer } from './runner/ask.ts';

const FILE = 'pages/hilfe.yaml';
/** Maximum duration of a job including its wait, in milliseconds. */
const MOST_MS = 8_000;

/** Texts that once blocked the portal for seconds or minutes. */
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

/** Sends the same load as edits: one with thousands of steps, and hundreds of blocks. */
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

/** Largest accepted text, with a finding in every entry. */
const LARGEST_TEXT = `body:\n  main:\n${'    - type: foo\n'.repeat(9_900)}`;
/** Seconds in which the text is written repeatedly, and before that the seconds in which the visitor is alone. */
const [WRITING, QUIET] = [4, 2];
/** Maximum ratio of the visitor's waiting times during and before the attack. */
const MOST_RATIO = 3;

/** An editor repeatedly writes the largest permitted document. The process that handles it must not be the one that serves visitors. */
async function largestDocuments(portal: Portal): ReturnType<Attack['run']> {
  const editor = await enterAsEditor(portal, 'basic', '203.0.113.93');
  const quiet = await portal.visitor.measure(QUIET);
  const answers: Answer[] = [];
  const write = async (): Promise<void> => {
    const end = performance.now() + WRITING * 1000;
    for (let turn = 0; performance.now() < end; turn += 1) {
      const { version } = await stateOf(editor.ask('GET', `drafts/${FILE}`));
      answers.push(await editor.ask('PUT', `drafts/${FILE}/text`, { version, text: `# ${turn}\n${LARGEST_TEXT}` }));
    }
  };
  const [attacked] = await Promise.all([portal.visitor.measure(WRITING), write()]);
  // Times below ten milliseconds only show the noise of the machine.
  const ratio = Math.max(attacked.quotesP95 / Math.max(10, quiet.quotesP95), attacked.pagesP95 / Math.max(10, quiet.pagesP95));
  // Accepts 422: a job may exceed its time on a busy machine. Some must succeed, otherwise the visitor measured an idle portal.
  const isDone = answers.some(({ status }) => status === 200) && answers.every(({ status }) => status === 200 || status === 422);
  return {
    before: 'Besucher warteten, solange ein Dokument geprüft wurde',
    after: `${answers.length} Texte zu 256 kB; Besucher ${ratio.toFixed(1)}-mal so langsam`,
    held: isDone && ratio <= MOST_RATIO && attacked.refused.length === 0,
  };
}

/** Sends an edit whose value is nested deeper than any call stack. */
async function deepValue(portal: Portal): ReturnType<Attack['run']> {
  const editor = await enterAsEditor(portal, 'basic', '203.0.113.94');
  const value = '['.repeat(100_000) + ']'.repeat(100_000);
  const body = `{"version":0,"patch":[{"op":"add","path":"/neu","value":${value}}]}`;
  const { status } = await editor.ask('POST', `drafts/${FILE}/edits`, body);
  return { before: '500', after: String(status), held: status === 400 };
}

/** Sends an edit that copies a list into itself sixty times. */
async function copiesOfCopies(portal: Portal): ReturnType<Attack['run']> {
  const editor = await enterAsEditor(portal, 'pro', '203.0.113.95');
  const { version } = await stateOf(editor.ask('GET', `drafts/${FILE}`));
  const copies = Array.from({ length: 60 }, () => ({ op: 'copy', from: '/neu', path: '/neu/-' }));
  const patch = [{ op: 'add', path: '/neu', value: ['Eintrag'] }, ...copies];
  const { status, body, milliseconds } = await editor.ask('POST', `drafts/${FILE}/edits`, { version, patch }, { timeout: 20_000 });
  const isEnded = body.includes('abgebrochen');
  return {
    before: 'ein Prozess lief 5 s lang und wurde beendet',
    after: `${status} nach ${Math.round(milliseconds)} ms${isEnded ? ', beendet' : ''}`,
    held: status === 422 && !isEnded,
  };
}

async function stateOf(answer: Promise<Answer>): Promise<{ readonly version: number }> {
  const { body } = await answer;
  const { version } = JSON.parse(body.slice(0, 100_000).replace(/,"text".*$/su, '}')) as { readonly version: number };
  return { version };
}

/** @param tooMuch answer to the request that exceeds a limit */
function outcome(before: string, answers: readonly Answer[], tooMuch: Answer | undefined): Awaited<ReturnType<Attack['run']>> {
  const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
  const statuses = Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, list]) => [status, list?.length ?? 0]);
  return {
    before,
    after: `${describeStatuses(Object.fromEntries(statuses) as Record<number, number>)}; langsamste Antwort ${Math.round(slowest)} ms`,
    held: tooMuch?.status === 413 && answers.every(({ status }) => status === 200 || (status >= 400 && status < 500)) && slowest < MOST_MS,
  };
}

export const attacks: readonly Attack[] = [
  { name: 'composer-long-texts', seconds: 20, run: longTexts },
  { name: 'composer-many-steps', seconds: 10, run: manySteps },
  // Lets the visitor measure by itself.
  { name: 'composer-largest-documents', seconds: 8, apart: true, run: largestDocuments },
  { name: 'composer-deep-value', seconds: 3, run: deepValue },
  { name: 'composer-copies-of-copies', seconds: 6, run: copiesOfCopies },
];
