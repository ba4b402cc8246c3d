import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent as readDocuments } from '#documents/reader/content.ts';
import type { Finding } from '#documents/reader/finding.ts';
import { placed } from '#documents/reader/references/placed.ts';
import { OPTIONAL_CONTENT, SINGLE_CONTENT, type SingleContentKind } from '#documents/reader/kinds.ts';
import type { Campaigns } from './campaigns.ts';
import type { Directory } from './directory.ts';
import type { Bookings } from './partners/bookings.ts';
import { CONTENT_ROOT } from './root.ts';

/** Single documents of editors, in addition to the articles. */
export interface Content {
  readonly directory: Directory;
  readonly bookings: Bookings;
  readonly campaigns: Campaigns;
}

/** Values by kind, validated by the schemas of `schemas/`. */
interface Singles extends Record<SingleContentKind, unknown> {
  readonly directory: Omit<Directory, 'customers'>;
  readonly partners: Pick<Directory, 'customers'>;
  readonly bookings: Bookings;
  readonly campaigns: Campaigns;
}

const FILES = Object.keys(SINGLE_CONTENT);

const NOTHING_BOOKED: Bookings = {
  categorySponsoring: [],
  underlyingSponsoring: [],
  derivativePartners: [],
  fundPartners: [],
  fundSuggestions: [],
  traderBox: { name: '', entries: [] },
  cryptoTraderBox: { name: '', entries: [] },
  turboBox: [],
};

/**
 * Reads the single documents in their folder and validates them with the code of `config:check`. Missing bookings or campaigns count as
 * empty.
 * @throws Error in German with line and column of each error
 */
export function readContent(root: string = CONTENT_ROOT): Content {
  const files = FILES.filter((file) => existsSync(join(root, file)));
  const missing = FILES.filter((file) => !files.includes(file) && !OPTIONAL_CONTENT.includes(file));
  if (missing.length > 0) throw new Error(`In ${root} fehlt ${missing.join(' und ')}.`);
  const { singles, findings } = readDocuments({
    list: () => files.map((file) => ({ file, version: '' })),
    read: (file) => readFileSync(join(root, file), 'utf8'),
  });
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map(findingText).join('\n\n'));
  const valueOf = <Kind extends SingleContentKind>(kind: Kind): Singles[Kind] | undefined => {
    const source = singles[kind];
    return source === undefined ? undefined : placed<Singles[Kind]>(source).value;
  };
  const [directory, partners] = [valueOf('directory'), valueOf('partners')];
  if (directory === undefined || partners === undefined) throw new Error(`In ${root} fehlen Verzeichnis oder Kunden.`);
  return {
    directory: { ...directory, customers: partners.customers },
    bookings: valueOf('bookings') ?? NOTHING_BOOKED,
    campaigns: valueOf('campaigns') ?? { campaigns: [], rules: [] },
  };
}

function findingText({ file, line, column, message, expected, suggestion, frame }: Finding): string {
  const more = [expected === undefined ? '' : `Erwartet: ${expected}`, suggestion === undefined ? '' : `Meintest du „${suggestion}“?`];
  return [`${file}:${line}:${column} ${message}`, frame, ...more].filter((part) => part !== '').join('\n');
}
