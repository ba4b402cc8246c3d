import { describe, expect, it } from 'vitest';
import { sectionOf, taking } from './taking.ts';

const nothing = { subject: [], route: [] };

describe('another call for a table', () => {
  it('takes what it needs from the page, and drops what it does not know', () => {
    const block = {
      type: 'data-table',
      operation: 'findStocks',
      parameters: { perPage: 5, idIndex: '1' },
      columns: [{ field: 'instrument' }, { field: 'quote.last' }],
    };
    expect(taking(block, 'getEodHistory', { subject: ['entityType', 'entityValue'], route: [] })).toMatchObject({
      operation: 'getEodHistory',
      columns: undefined,
    });
  });

  it('keeps columns that both calls have, as they are written', () => {
    const columns = [
      { field: 'instrument', label: 'Name' },
      { field: 'quote.last', decimals: 3 },
    ];
    const change = taking({ type: 'data-table', operation: 'findStocks', columns }, 'findFunds', nothing);
    expect(change).toEqual({ operation: 'findFunds' });
  });

  it('asks the subject of the page first, then its route', () => {
    const change = taking({ type: 'data-facts' }, 'getCompanySnapshot', { subject: ['entityValue'], route: ['entityValue'] });
    expect(change).toEqual({ operation: 'getCompanySnapshot', parameters: { entityValue: { subject: 'entityValue' } } });
    const byRoute = taking({ type: 'data-facts' }, 'getCompanySnapshot', { subject: [], route: ['entityValue'] });
    expect(byRoute).toEqual({ operation: 'getCompanySnapshot', parameters: { entityValue: { route: 'entityValue' } } });
  });

  it('finds the section whose fields are shown: of rows, or of the answer', () => {
    expect(sectionOf({ type: 'data-table', operation: 'findStocks' })).not.toBe(sectionOf({ type: 'data-facts', operation: 'findStocks' }));
    expect(sectionOf({ type: 'data-table', operation: 'none' })).toBeUndefined();
  });
});
