import { describe, expect, it } from 'vitest';
import { sharedProvider } from './start.ts';

describe('trading schedules', () => {
  it('are all there, with hours and the days on which they do not hold', async () => {
    const provider = await sharedProvider();
    const response = await provider.inject({ url: '/api/v1/trading_schedules?days=45' });
    const { list, total } = response.json<{ total: number; list: { idTradingSchedule: number }[] }>();
    expect(total).toBe(list.length);
    expect(list.find(({ idTradingSchedule }) => idTradingSchedule === 11)).toEqual({
      idTradingSchedule: 11,
      name: 'Euronext',
      timezone: 'Europe/Berlin',
      weekdays: [1, 2, 3, 4, 5],
      sessions: [{ timeOpen: '09:00', timeClose: '17:30' }],
      exceptions: [
        { date: '2026-12-24', name: 'Heiligabend', timeClose: '14:00' },
        { date: '2026-12-25', name: '1. Weihnachtstag' },
        { date: '2026-12-31', name: 'Silvester', timeClose: '14:00' },
        { date: '2027-01-01', name: 'Neujahr' },
      ],
    });
  });
});
