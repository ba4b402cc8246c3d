import { shown, when, type Change, type Rule } from './rule.ts';

export interface BodyFacts {
  readonly isRequired: boolean;
  readonly media: readonly string[];
}

export const requestBodyRules: readonly Rule<BodyFacts | undefined>[] = [
  {
    id: 'request-body-removed',
    severity: 'breaking',
    check: (before, after) => when(before !== undefined && after === undefined),
    message: (what) => `${what} nimmt keinen Rumpf mehr.`,
  },
  {
    id: 'request-body-made-required',
    severity: 'breaking',
    concerns: 'all',
    check: (before, after) => when(before?.isRequired !== true && after?.isRequired === true, { at: ['required'] }),
    message: (what) => `${what} verlangt jetzt einen Rumpf.`,
  },
  {
    id: 'request-media-type-removed',
    severity: 'breaking',
    check: (before, after) => (after === undefined ? [] : missing(before?.media, after.media)),
    message: (what, { name }) => `${what} nimmt ${String(name)} nicht mehr an.`,
  },
];

/** Serialization of a form's properties by name: media type, style and so on, and their canonical text. */
export type EncodingFacts = ReadonlyMap<string, { readonly value: unknown; readonly text: string }>;

export const encodingRules: readonly Rule<EncodingFacts>[] = [
  {
    id: 'encoding-changed',
    severity: 'breaking',
    concerns: 'all',
    check: (before, after) =>
      [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
        const [old, now] = [before.get(name), after.get(name)];
        return when(old?.text !== now?.text, { name, old: old?.value, new: now?.value, at: now === undefined ? [] : ['encoding', name] });
      }),
    message: (what, { name = '', old, new: now }) => `${what} schreibt das Feld ${name} anders: ${shown(now)}, bisher ${shown(old)}.`,
  },
];

/** Header of a response. */
export interface HeaderFacts {
  readonly isRequired: boolean;
}

export const headerRules: readonly Rule<HeaderFacts>[] = [
  {
    id: 'response-header-made-optional',
    severity: 'breaking',
    concerns: 'all',
    check: (before, after) => when(before.isRequired && !after.isRequired, { old: true, new: false }),
    message: (what) => `${what} kann jetzt fehlen.`,
  },
];

/** Responses of an operation, by status. */
export interface AnswerFacts {
  readonly statuses: ReadonlyMap<string, { readonly media: readonly string[]; readonly headers: readonly string[] }>;
}

export const answerRules: readonly Rule<AnswerFacts>[] = [
  {
    id: 'response-status-removed',
    severity: 'breaking',
    concerns: 'all',
    check: (before, after) => lostStatuses(before, after).filter(({ name }) => name?.startsWith('2')),
    message: (what, { name }) => `${what} antwortet nicht mehr mit ${String(name)}.`,
  },
  {
    id: 'response-error-removed',
    severity: 'risky',
    concerns: 'all',
    check: (before, after) => lostStatuses(before, after).filter(({ name }) => !name?.startsWith('2')),
    message: (what, { name }) => `${what} nennt den Fehler ${String(name)} nicht mehr.`,
  },
  {
    id: 'response-status-added',
    severity: 'risky',
    concerns: 'all',
    check: (before, after) =>
      missing([...after.statuses.keys()], [...before.statuses.keys()])
        .filter(({ name }) => /^[23]/.test(name ?? ''))
        .map(({ name = '' }) => ({ name, new: name, at: [name] })),
    message: (what, { name }) => `${what} kann jetzt auch mit ${String(name)} antworten.`,
  },
  {
    id: 'response-media-type-removed',
    severity: 'breaking',
    concerns: 'all',
    check: (before, after) => lostIn(before, after, 'media', 'content'),
    message: (what, { name }) => `${what} antwortet nicht mehr als ${String(name)}.`,
  },
  {
    id: 'response-header-removed',
    severity: 'risky',
    concerns: 'all',
    check: (before, after) => lostIn(before, after, 'headers', 'headers'),
    message: (what, { name }) => `${what} schickt den Kopf ${String(name)} nicht mehr mit.`,
  },
];

function lostStatuses(before: AnswerFacts, after: AnswerFacts): readonly Change[] {
  return missing([...before.statuses.keys()], [...after.statuses.keys()]).map(({ name = '' }) => ({ name, old: name, at: [name] }));
}

function lostIn(before: AnswerFacts, after: AnswerFacts, part: 'media' | 'headers', key: string): readonly Change[] {
  return [...before.statuses].flatMap(([status, answer]) => {
    const now = after.statuses.get(status);
    return now === undefined ? [] : missing(answer[part], now[part]).map(({ name = '' }) => ({ name, old: name, at: [status, key, name] }));
  });
}

function missing(before: readonly string[] = [], after: readonly string[] = []): readonly Change[] {
  return before.filter((name) => !after.includes(name)).map((name) => ({ name, old: name }));
}
