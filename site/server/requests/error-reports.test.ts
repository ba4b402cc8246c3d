import { expect, it } from 'vitest';
import { REPORTS_PATH } from '#domain/web/error-report.ts';
import { askHandler, LEFT, NOTHING_LEFT } from '#tests/fixtures/served-handler.ts';
import { UNLIMITED } from '../visitor-limits.ts';
import { errorReportHandler } from './error-reports.ts';

const reports = errorReportHandler({ limits: UNLIMITED });

it('takes reports that are sent, and only those', async () => {
  const sent = { method: 'POST', body: 'kein Bericht' };
  expect((await askHandler(reports, REPORTS_PATH)).status).toBe(LEFT);
  expect((await askHandler(reports, '/sonst', sent)).status).toBe(LEFT);
  expect((await askHandler(reports, REPORTS_PATH, sent)).status).not.toBe(LEFT);
});

it('takes nothing from who has nothing left', async () => {
  expect((await askHandler(errorReportHandler({ limits: NOTHING_LEFT }), REPORTS_PATH, { method: 'POST' })).status).toBe(429);
});
