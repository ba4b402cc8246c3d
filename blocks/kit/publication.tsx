import type { Schema } from '#client/operations.ts';
import { formatDateTime, formatLongDate } from '#domain/format/date.ts';

type Piece = Pick<Schema<'ArticleTeaser'>, 'datetimePublication' | 'source'>;

/** When a piece appeared: the day, of an agency with its hour. */
export function Publication({ piece: { datetimePublication, source } }: { readonly piece: Piece }) {
  const format = source?.isAgency === true ? formatDateTime : formatLongDate;
  return <time dateTime={datetimePublication}>{format(datetimePublication)}</time>;
}
