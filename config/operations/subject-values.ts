import type { PageSubject } from '../generated/types.ts';

/** What a call may be asked with of the page's subject, by its kind. */
export const SUBJECT_VALUES = {
  instrument: ['entityType', 'entityValue', 'entitySubType', 'isin', 'wkn', 'symbol', 'name'],
  article: ['alias', 'entityValue'],
  author: ['alias', 'id'],
  category: ['alias'],
  podcast: ['alias'],
  content: ['slug'],
  index: ['alias', 'name', 'entityValue'],
  issuer: ['alias', 'name', 'idIssuer', 'customerId', 'newsId'],
  product: ['code', 'key'],
  search: ['value', 'text', 'type'],
  letter: ['letter'],
  ranking: ['title'],
  system: ['alias', 'feature'],
  broker: ['brokerName', 'label'],
} as const satisfies Readonly<Record<PageSubject['kind'], readonly string[]>>;
