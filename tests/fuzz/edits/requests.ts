import fc from 'fast-check';
import { hostileText, mutated } from '#composer/documents/testing/hostile-documents.ts';
import { randomEdit, type Chance } from '#composer/documents/testing/random-edits.ts';
import type { DraftConflict } from '#composer/api.ts';
import { applyPatch } from '#gateway/patch.ts';
import { hostileTexts, hostileValues } from '../hostile.ts';

/** One request to the composer's server. */
export interface Request {
  readonly kind: 'edit' | 'write' | 'undo' | 'redo' | 'rebase' | 'decide' | 'remove' | 'create' | 'rename' | 'discard' | 'publish';
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

/** A document as its editor sees it. */
export interface Seen {
  readonly file: string;
  readonly version: number;
  readonly text: string;
  readonly value: unknown;
  readonly conflicts: readonly Pick<DraftConflict, 'at'>[];
}

const pick = <T>(chance: Chance, list: readonly [T, ...T[]]): T => list[Math.floor(chance() * list.length)] ?? list[0];
const sampled = <T>(chance: Chance, values: fc.Arbitrary<T>): T | undefined =>
  fc.sample(values, { numRuns: 1, seed: Math.floor(chance() * 2 ** 31) })[0];
/** Placeholder of a value nested too deeply for `JSON.stringify`; `wired` expands it. */
const nested = (levels: number): string => `@tief:${levels}`;

/** Returns the body of a request as sent. */
export function wired(body: object): string {
  return JSON.stringify(body).replaceAll(/"@tief:(\d+)"/gu, (_, levels: string) => '['.repeat(Number(levels)) + ']'.repeat(Number(levels)));
}

/** Returns steps that can be applied to the document one after the other. */
function fittingPatch(value: unknown, chance: Chance): object[] {
  const steps: object[] = [];
  let current = value;
  for (let left = 1 + Math.floor(chance() ** 3 * 12); left > 0; left -= 1) {
    const step = randomEdit(current, chance);
    if (step === undefined) break;
    try {
      current = applyPatch(current, [step]);
    } catch {
      continue;
    }
    steps.push(step);
  }
  return steps;
}

/** Malicious patches: deep, long or self-duplicating values, invalid places, or no patches at all. */
const HOSTILE_PATCHES: readonly [(chance: Chance) => unknown, ...((chance: Chance) => unknown)[]] = [
  (chance) => sampled(chance, hostileValues),
  (chance) => [{ op: 'add', path: '/neu', value: sampled(chance, hostileValues) }],
  (chance) => [{ op: pick(chance, ['add', 'replace', 'remove', 'move', 'test', 'x']), path: sampled(chance, hostileTexts), value: 1 }],
  (chance) => [{ op: 'add', path: '/neu', value: nested(pick(chance, [70, 1_000, 100_000])) }],
  (chance) => [{ op: 'replace', path: '', value: pick(chance, [null, [], 'Text', nested(20)]) }],
  (chance) => [{ op: 'add', path: '/neu', value: 'wort '.repeat(Math.floor(chance() * 60_000)) }],
  (chance) => Array.from({ length: Math.floor(chance() * 520) }, (_, index) => ({ op: 'add', path: `/neu-${index % 40}`, value: index })),
  (chance) => Array.from({ length: Math.floor(chance() * 60) }, (_, index) => ({ op: 'copy', from: '', path: `/doppelt-${index}` })),
  (chance) => [
    { op: 'add', path: '/liste', value: ['Eintrag'] },
    ...Array.from({ length: Math.floor(chance() * 60) }, () => ({ op: 'copy', from: '/liste', path: '/liste/-' })),
  ],
  () => [{ op: 'add', path: '/__proto__/x', value: 1 }],
  () => [{ op: 'add', path: '/constructor', value: { prototype: 1 } }],
  (chance) => [{ op: 'add', path: '/neu', value: Array.from({ length: Math.floor(chance() * 8_000) }, () => ({ type: 'foo' })) }],
];

const HOSTILE_FILES = [
  '../a.yaml',
  'pages/../../a.yaml',
  'pages/a\0.yaml',
  `pages/${'x'.repeat(300)}.yaml`,
  'fremd/a.yaml',
  '.yaml',
] as const;

/** Returns a request as the app sends it, or a hostile one; `own` are the editor's drafts with their versions. */
export function nextRequest(seen: Seen, own: readonly { readonly file: string; readonly version: number }[], chance: Chance): Request {
  const isOdd = chance() < 0.04;
  const file = isOdd && chance() < 0.5 ? pick(chance, HOSTILE_FILES) : seen.file;
  const version = isOdd && chance() < 0.5 ? pick<unknown>(chance, [seen.version + 1, 0, -1, 1.5, '1', null, 2 ** 60]) : seen.version;
  const at = (action: string): string => `drafts/${encodeURIComponent(file).replaceAll('%2F', '/')}/${action}`;
  const post = (kind: Request['kind'], action: string, body: object = {}): Request => ({
    kind,
    method: 'POST',
    path: at(action),
    body: { version, ...body },
  });
  const decision = (pointer: string | undefined): Request =>
    post('decide', 'decisions', { at: pointer, take: pick(chance, ['mine', 'theirs']) });
  const [conflict] = seen.conflicts;
  if (conflict !== undefined && chance() < 0.4) return decision(conflict.at);
  const kind = chance();
  // Edits fields that others also change by hand; the result can be published.
  if (kind < 0.08)
    return post('edit', 'edits', {
      patch: [{ op: 'replace', path: pick(chance, ['/title', '/description']), value: `Wort ${Math.floor(chance() * 1_000)}` }],
    });
  if (kind < 0.42) return post('edit', 'edits', { patch: fittingPatch(seen.value, chance), joins: chance() < 0.2 });
  if (kind < 0.55) {
    const conflicts = chance() < 0.2 ? { conflicts: sampled(chance, hostileValues) } : {};
    return post('edit', 'edits', { patch: pick(chance, HOSTILE_PATCHES)(chance), ...conflicts });
  }
  if (kind < 0.63) return { kind: 'write', method: 'PUT', path: at('text'), body: { version, text: mutated(seen.text, chance) } };
  if (kind < 0.67) return { kind: 'write', method: 'PUT', path: at('text'), body: { version, text: hostileText(chance) } };
  if (kind < 0.75) return post('undo', 'undo');
  if (kind < 0.79) return post('redo', 'redo');
  if (kind < 0.83) return post('rebase', 'rebase');
  if (kind < 0.86) return decision(sampled(chance, hostileTexts));
  if (kind < 0.88) return post('remove', 'deletion');
  if (kind < 0.91)
    return {
      kind: 'create',
      method: 'POST',
      path: `drafts/pages/neu-${Math.floor(chance() * 6)}.yaml/create`,
      body: { text: chance() < 0.5 ? mutated(seen.text, chance) : hostileText(chance) },
    };
  if (kind < 0.93) {
    const route = chance() < 0.6 ? `/umgezogen-${Math.floor(chance() * 100)}` : sampled(chance, hostileTexts);
    return post('rename', 'route', { route, redirect: chance() < 0.5 });
  }
  if (kind < 0.96) return { kind: 'discard', method: 'DELETE', path: `${at('').slice(0, -1)}?version=${String(version)}` };
  const files = chance() < 0.7 ? own.filter((draft) => draft.file === seen.file) : own.filter(() => chance() < 0.5);
  const message = chance() < 0.7 ? 'Neue Wörter' : sampled(chance, hostileTexts);
  return { kind: 'publish', method: 'POST', path: 'publication', body: { files, message } };
}
