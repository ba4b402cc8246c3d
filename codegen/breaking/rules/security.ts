import { listOf } from '../../json.ts';
import { shown, when, type Rule } from './rule.ts';

/** Alternative security requirements, each with the names of its schemes and scopes (`login (read)`); `[]` means access without any. */
export type Ways = readonly (readonly string[])[];

export const securityRules: readonly Rule<Ways>[] = [
  {
    id: 'security-tightened',
    severity: 'breaking',
    concerns: 'all',
    check: (before, after) => when(!before.every((way) => isOpenTo(after, way)), { old: before, new: after, at: ['security'] }),
    message: (what, { old, new: now }) => `${what} verlangt mehr: ${wayText(now)} statt ${wayText(old)}.`,
  },
  {
    id: 'security-loosened',
    severity: 'info',
    concerns: 'all',
    check: (before, after) =>
      when(before.every((way) => isOpenTo(after, way)) && !after.every((way) => isOpenTo(before, way)), {
        old: before,
        new: after,
        at: ['security'],
      }),
    message: (what, { new: now }) => `${what} verlangt weniger: ${wayText(now)}.`,
  },
];

/** Security scheme as the document describes it. */
export interface SchemeFacts {
  readonly kind: string;
  /** Addresses and scopes by name of the flow. */
  readonly flows: ReadonlyMap<string, { readonly addresses: string; readonly scopes: readonly string[] }>;
}

export const schemeRules: readonly Rule<SchemeFacts | undefined>[] = [
  {
    id: 'security-scheme-changed',
    severity: 'breaking',
    concerns: 'all',
    check: (before, after) =>
      when(before !== undefined && after !== undefined && before.kind !== after.kind, { old: before?.kind, new: after?.kind }),
    message: (what, { old, new: now }) => `${what} ist jetzt ${String(now)} statt ${String(old)}.`,
  },
  {
    id: 'security-flow-changed',
    severity: 'breaking',
    concerns: 'all',
    check: (before, after) =>
      [...(before?.flows ?? [])].flatMap(([name, old]) => {
        const now = after?.flows.get(name);
        const at = now === undefined ? ['flows'] : ['flows', name];
        return when(after !== undefined && now?.addresses !== old.addresses, { name, old: old.addresses, new: now?.addresses, at });
      }),
    message: (what, { name = '', old, new: now }) =>
      now === undefined
        ? `${what} gibt es nicht mehr auf dem Weg ${name}.`
        : `${what} gibt es auf dem Weg ${name} bei ${shown(now)}, bisher ${shown(old)}.`,
  },
  {
    id: 'security-scope-removed',
    severity: 'breaking',
    concerns: 'all',
    check: (before, after) =>
      [...(before?.flows ?? [])].flatMap(([name, old]) => {
        const now = after?.flows.get(name);
        const lost = old.scopes.filter((scope) => now?.scopes.includes(scope) === false);
        return when(lost.length > 0, { name, old: lost, new: now?.scopes, at: ['flows', name, 'scopes'] });
      }),
    message: (what, { name = '', old }) => `${what} vergibt auf dem Weg ${name} das Recht ${shown(old)} nicht mehr.`,
  },
];

/** Returns true if a caller with these schemes still has access. */
function isOpenTo(ways: Ways, brought: readonly string[]): boolean {
  return ways.some((way) => way.every((scheme) => brought.includes(scheme)));
}

function wayText(ways: unknown): string {
  return listOf(ways)
    .map((way) => listOf(way).join(' und ') || 'ohne Anmeldung')
    .join(' oder ');
}
