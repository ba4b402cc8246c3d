import type { OperationInput } from '#client/operations.ts';
import { badRequest } from '../../../base/fault.ts';
import { checkDates } from '../../shared/selection.ts';
import type { ArticleQuery } from '../../../services/articles/query.ts';

type Query = NonNullable<OperationInput<'findArticles'>['query']>;

const TEXTS = [
  'category',
  'contentType',
  'author',
  'source',
  'podcast',
  'contentStreamIds',
  'entityType',
  'entityTypes',
  'entityValue',
] as const;
const PACKED: readonly string[] = [...TEXTS, 'customer', 'idCategoryFormat', 'premium', 'date'];

/**
 * Returns the filters of a call. Those packed in `queryParameters` apply unless the call has them as parameters.
 * @throws HttpFault 400 for an unknown or invalid packed filter, and for a start date after the end date
 */
export function articleQueryOf(query: Query): ArticleQuery {
  const { queryParameters, page: _page, perPage: _perPage, calculateTotal: _total, application: _app, device: _device, ...named } = query;
  const request = { ...unpacked(queryParameters ?? ''), ...named };
  checkDates(request.startDate, request.endDate);
  return request;
}

function unpacked(text: string): ArticleQuery {
  const filters = new URLSearchParams(text);
  const unknown = [...filters.keys()].find((name) => !PACKED.includes(name));
  if (unknown !== undefined) {
    throw badRequest(
      `query.queryParameters: unknown filter "${unknown}"; known: ${PACKED.join(', ')}`,
      `Den Filter „${unknown}“ gibt es nicht.`,
    );
  }
  const texts = TEXTS.flatMap((name) => (filters.get(name) ? [[name, filters.get(name)] as const] : []));
  return {
    ...Object.fromEntries(texts),
    ...numberOf(filters, 'customer'),
    ...numberOf(filters, 'idCategoryFormat'),
    ...premiumOf(filters),
    ...datesOf(filters),
  };
}

function numberOf(filters: URLSearchParams, name: 'customer' | 'idCategoryFormat'): ArticleQuery {
  const value = filters.get(name);
  if (!value) return {};
  if (!/^[1-9]\d{0,8}$/u.test(value)) throw unreadable(name, 'a number');
  return { [name]: Number(value) };
}

function premiumOf(filters: URLSearchParams): ArticleQuery {
  const premium = filters.get('premium');
  if (!premium) return {};
  if (premium !== 'true' && premium !== 'false') throw unreadable('premium', 'true or false');
  return { premium: premium === 'true' };
}

function datesOf(filters: URLSearchParams): ArticleQuery {
  const date = filters.get('date');
  if (!date) return {};
  const [startDate = '', endDate = ''] = date.split(';');
  for (const day of [startDate, endDate]) {
    if (day !== '' && !isDay(day)) throw unreadable('date', 'YYYY-MM-DD;YYYY-MM-DD');
  }
  return { ...(startDate === '' ? {} : { startDate }), ...(endDate === '' ? {} : { endDate }) };
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/u.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function unreadable(name: string, expected: string): Error {
  return badRequest(`query.queryParameters: ${name} must be ${expected}`, `Der Filter „${name}“ ist nicht lesbar.`);
}
