import { when, type Rule } from './rule.ts';

export interface ParameterFacts {
  readonly name: string;
  readonly place: string;
  readonly isRequired: boolean;
  readonly isDeprecated: boolean;
  /** Serialization of lists and objects: style and explode. */
  readonly style: string;
}

export const parameterRules: readonly Rule<ParameterFacts | undefined>[] = [
  {
    id: 'parameter-added-required',
    severity: 'breaking',
    concerns: 'all',
    check: (before, after) => when(before === undefined && after?.isRequired === true),
    message: (what) => `${what} ist neu und Pflicht.`,
  },
  {
    id: 'parameter-removed',
    severity: 'breaking',
    check: (before, after) => when(before !== undefined && after === undefined),
    message: (what) => `${what} fällt weg.`,
  },
  {
    id: 'parameter-made-required',
    severity: 'breaking',
    concerns: 'all',
    check: (before, after) => when(before?.isRequired === false && after?.isRequired === true, { old: false, new: true, at: ['required'] }),
    message: (what) => `${what} ist jetzt Pflicht.`,
  },
  {
    id: 'parameter-moved',
    severity: 'breaking',
    check: (before, after) =>
      when(before !== undefined && after !== undefined && before.place !== after.place, {
        old: before?.place,
        new: after?.place,
        at: ['in'],
      }),
    message: (what, { old, new: now }) => `${what} steht nicht mehr in ${String(old)}, sondern in ${String(now)}.`,
  },
  {
    id: 'parameter-renamed',
    severity: 'breaking',
    check: (before, after) =>
      when(before !== undefined && after !== undefined && before.name !== after.name, {
        old: before?.name,
        new: after?.name,
        at: ['name'],
      }),
    message: (what, { old, new: now }) =>
      `${what} heißt im Code der Aufrufer nicht mehr ${String(old)}, sondern ${String(now)}; auf der Leitung bleibt es dasselbe.`,
  },
  {
    id: 'parameter-style-changed',
    severity: 'breaking',
    check: (before, after) =>
      when(before !== undefined && after !== undefined && before.place === after.place && before.style !== after.style, {
        old: before?.style,
        new: after?.style,
      }),
    message: (what, { old, new: now }) => `${what} wird anders geschrieben: ${String(now)} statt ${String(old)}.`,
  },
  {
    id: 'parameter-deprecated',
    severity: 'info',
    check: (before, after) => when(before?.isDeprecated === false && after?.isDeprecated === true, { at: ['deprecated'] }),
    message: (what) => `${what} gilt jetzt als überholt.`,
  },
];
