import type { Finding } from '#documents/reader/finding.ts';
import { findingsAfter, textsAfter } from '#documents/reader/testing/scratch-config.ts';
import { unmarked } from './repair.ts';
import { MARK, type Mistake } from './mistake.ts';

/** `right`: the first finding names the cause at its place. `wrong`: another finding is first. `missed`: there is no finding. */
export interface Verdict {
  readonly mistake: Mistake;
  readonly verdict: 'right' | 'wrong' | 'missed';
  /** Document that contains the cause. */
  readonly file: string;
  /** Differences from the expectation. */
  readonly because: string;
  readonly findings: readonly Finding[];
}

interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Makes the mistake in the fixture's documents and compares the findings with the expected ones. */
export function judge(mistake: Mistake): Verdict {
  const texts = textsAfter(mistake.edits);
  const place = placeOf(mistake, texts);
  const findings = findingsOrFault(mistake);
  // A crash of the check reports nothing to an editor.
  if (typeof findings === 'string') return { mistake, verdict: 'missed', file: place.file, because: findings, findings: [] };
  const [first] = findings;
  if (first === undefined) return { mistake, verdict: 'missed', file: place.file, because: 'nothing is found', findings };
  const because = wrongIn(first, findings.length - 1, place, mistake);
  return { mistake, verdict: because === '' ? 'right' : 'wrong', file: place.file, because, findings };
}

function findingsOrFault({ edits }: Mistake): readonly Finding[] | string {
  try {
    return findingsAfter(unmarked(edits));
  } catch (error) {
    return `the check itself fails: ${String(error)}`;
  }
}

function wrongIn(first: Finding, others: number, { file, line, column }: Place, { says, suggestion, more = 0 }: Mistake): string {
  const found = `${first.file}:${first.line}:${first.column}`;
  const faults = [
    first.file === file && first.line === line && (column === 0 || first.column === column)
      ? ''
      : `place ${found} for ${file}:${line}:${column}`,
    first.message.includes(says) ? '' : `„${first.message}“ does not say „${says}“`,
    first.suggestion === suggestion ? '' : `suggestion ${String(first.suggestion)} for ${String(suggestion)}`,
    others <= more ? '' : `${others} more findings`,
  ];
  return faults.filter((fault) => fault !== '').join('; ');
}

/** Returns the position of the mark; without a mark, the start of the file that is named as the cause, or of the only edited file. */
function placeOf({ what, edits, file }: Mistake, texts: Readonly<Record<string, string | undefined>>): Place {
  const marked = Object.entries(texts).find(([, text]) => text?.includes(MARK));
  if (marked?.[1] === undefined) {
    const only = file ?? Object.keys(edits)[0];
    if (only === undefined) throw new Error(`„${what}“ edits nothing.`);
    return { file: only, line: 1, column: 0 };
  }
  const before = marked[1].slice(0, marked[1].indexOf(MARK)).split('\n');
  return { file: marked[0], line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
