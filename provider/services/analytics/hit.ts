import type { Schema } from '#client/operations.ts';
import { cleanLine } from '../../base/clean.ts';

/** Stored part of a report: the event and its page, never the person or the device. */
export interface Hit {
  readonly hitType: 'event' | 'pageview';
  readonly data: Readonly<Record<string, unknown>>;
}

// Fields that are stored. Omitted on purpose: ids of session and visitor, bought products, sizes of screen and window, ad blocker, full
// addresses (their queries may contain anything).
const STORED_FIELDS = [
  'eventCategory',
  'eventAction',
  'eventLabel',
  'scope',
  'loggedIn',
  'customerId',
  'customerName',
  'customerAlias',
  'customerIntegrationType',
  'customerIntegrationOrigin',
  'underlyingEntityType',
  'underlyingEntitySubType',
  'underlyingEntityValue',
  'underlyingName',
  'position',
  'variant',
  'format',
  'appName',
  'appType',
  'appVersion',
  'appTraffic',
  'appEnvironment',
  'contentName',
  'contentPath',
  'contentLevel1',
  'contentLevel2',
  'contentLevel3',
  'contentLevel4',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const satisfies readonly (keyof Schema<'ScapaData'>)[];

const PATHS: ReadonlySet<string> = new Set(['contentPath', 'customerIntegrationOrigin']);

/** Extracts from a report what may be stored. */
export function hitOf(report: Schema<'ScapaData'>): Hit {
  const own = STORED_FIELDS.flatMap((name) => entry(name, report[name]));
  const target = Object.entries(report.targetContent ?? {}).flatMap(([name, value]) => entry(name, value));
  const data = { ...Object.fromEntries(own), ...(target.length === 0 ? {} : { targetContent: Object.fromEntries(target) }) };
  return { hitType: report.hitType, data };
}

function entry(name: string, value: unknown): [string, unknown][] {
  if (value === undefined) return [];
  if (Array.isArray(value))
    return [
      [
        name,
        value
          .filter((item) => typeof item === 'string' && !isPersonal(item))
          .map(String)
          .map(cleanLine),
      ],
    ];
  if (typeof value !== 'string') return [[name, value]];
  const text = cleanLine(PATHS.has(name) ? (value.split(/[?#]/u)[0] ?? '') : value);
  return text === '' || isPersonal(text) ? [] : [[name, text]];
}

/** Returns true if the text contains an e-mail address. */
function isPersonal(text: string): boolean {
  return /\S@\S/u.test(text) || /%40/u.test(text);
}
