import { formatDateTime } from '#domain/format/date.ts';
import type { PreviewLink } from '../../api.ts';
import type { PreviewOptions, VisitorChoice } from './options.ts';

/** Default visitor of a link, since a link has no session. */
const PLAIN = 'visitor';

/** Sentence about what the recipients of a link will see, shown to the editor before the link is created. */
export function sentenceOf({ as, at }: PreviewOptions, isAll: boolean, visitors: readonly VisitorChoice[]): string {
  const when = at ? `am ${formatDateTime(new Date(at).toISOString())}` : 'jetzt';
  return `Wer den Link hat, sieht ${isAll ? 'alle Seiten' : 'nur diese Seite'}: ${nameOf(as, visitors)}, ${when}.`;
}

/** Description of what a link shows: „/aktien, mit Premium Plus, am 24.12.2026, 08:00 Uhr“, „alle Seiten ab /, nicht angemeldet“. */
export function shownIn({ path, pages }: PreviewLink, visitors: readonly VisitorChoice[]): string {
  const [page = '/', query = ''] = path.split('?');
  const parameters = new URLSearchParams(query);
  const at = parameters.get('vorschau-am');
  const parts = [pages === 'all' ? `alle Seiten ab ${page}` : page, nameOf(parameters.get('vorschau-als'), visitors)];
  return [...parts, ...(at === null ? [] : [`am ${formatDateTime(at)}`])].join(', ');
}

/** Name of a kind of visitor: „mit Premium Plus“, „nicht angemeldet“. */
function nameOf(as: string | null | undefined, visitors: readonly VisitorChoice[]): string {
  const label = visitors.find(({ value }) => value === (as || PLAIN))?.label ?? String(as);
  return label.charAt(0).toLowerCase() + label.slice(1);
}
