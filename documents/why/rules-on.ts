import type { Kind } from '../reader/kinds.ts';
import { isRecord, showPath, type DocumentPath } from '../reader/path.ts';
import { valueAt } from './origins.ts';
import type { Part } from './part.ts';
import { momentText, ruleText, type AnyRule } from './rules.ts';

interface RulesOn {
  /** Rules as German sentences. */
  readonly rules: readonly string[];
  /** Rules of the part and of the parts around it: all must hold. */
  readonly enabled: readonly AnyRule[];
  readonly hiddenOn: AnyRule | undefined;
}

const RULE_KEYS = new Set<string | number>(['isEnabled', 'isActive', 'hiddenOn']);

/** Returns the rules that decide when a part shows: its own and those of the parts around it, which hide it with them. */
export function rulesOn(kind: Kind, { path, root }: Part): RulesOn {
  const end = path.findIndex((step) => RULE_KEYS.has(step));
  const sections = around(root, end < 0 ? path : path.slice(0, end));
  const own = sections.at(-1);
  const enabled = sections.flatMap(({ path: place, value }) => {
    const rule = ruleIn(value, 'isEnabled');
    return rule === undefined ? [] : [{ rule, place, isOwn: value === own?.value }];
  });
  const hiddenOn = ruleIn(own?.value, 'hiddenOn');
  const rules = [
    ...enabled.map(({ rule, place, isOwn }) =>
      isOwn
        ? `Erscheint nur, wenn ${ruleText(rule)}.`
        : `Steht ${place.length === 0 ? 'auf einer Seite' : `in ${showPath(place)}`}; ${place.length === 0 ? 'sie' : 'das'} erscheint nur, wenn ${ruleText(rule)}.`,
    ),
    ...(hiddenOn === undefined ? [] : [`Erscheint nicht, wenn ${ruleText(hiddenOn)}.`]),
    ...(kind === 'header' ? spanText(own?.value) : []),
    ...(kind === 'navigation' ? activeText(own?.value) : []),
    ...(kind === 'page' ? accessText(root) : []),
  ];
  return { rules, enabled: enabled.map(({ rule }) => rule), hiddenOn };
}

/** Returns the sections on the way to a part, outermost first, including the part itself if it is a section. */
function around(root: unknown, path: DocumentPath): { readonly path: DocumentPath; readonly value: Readonly<Record<string, unknown>> }[] {
  return [...path.keys(), path.length].flatMap((length) => {
    const value = valueAt(root, path.slice(0, length));
    return isRecord(value) ? [{ path: path.slice(0, length), value }] : [];
  });
}

/** Returns a rule, which its schema has accepted. */
function ruleIn(value: Readonly<Record<string, unknown>> | undefined, key: string): AnyRule | undefined {
  const rule = value?.[key];
  return isRecord(rule) ? rule : undefined;
}

function activeText(item: Readonly<Record<string, unknown>> | undefined): string[] {
  const rule = ruleIn(item, 'isActive');
  if (rule !== undefined) return [`Hervorgehoben, wenn ${ruleText(rule)}.`];
  const path = item?.['path'];
  const isOwn = typeof path === 'string' && path.startsWith('/') && item?.['host'] === undefined;
  return isOwn ? [`Hervorgehoben, wenn die Adresse ${path} ist${path === '/' ? '' : ' oder darunter liegt'} (ohne eigene Regel).`] : [];
}

/** Describes the period of an entry that only shows for a time. */
function spanText(entry: Readonly<Record<string, unknown>> | undefined): string[] {
  const { start, end } = entry ?? {};
  return typeof start === 'string' && typeof end === 'string' ? [`Erscheint vom ${momentText(start)} bis zum ${momentText(end)}.`] : [];
}

function accessText(page: unknown): string[] {
  return isRecord(page) && isRecord(page['access']) && page['access']['loggedIn'] === true
    ? ['Die Seite sieht nur, wer angemeldet ist; alle anderen führt sie zur Anmeldung.']
    : [];
}
