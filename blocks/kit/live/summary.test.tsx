import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LiveValue } from '../live-value.tsx';
import { PriceChange } from '../price-change.tsx';
import { QualityBadge } from '../quality-badge.tsx';
import { LiveSummary } from './live-summary.tsx';
import { speakSummary } from './summary.ts';

describe('the spoken summary', () => {
  it('is silent until asked, and says what the page shows then', () => {
    render(
      <div>
        <LiveValue notation={1} field="last">
          23.456,70
        </LiveValue>
        <PriceChange value={0.28} notation={1} />
        <LiveValue notation={1} field="datetimeLast">
          <time>17:38:08</time>
        </LiveValue>
        <QualityBadge code="RLT" notation={1} />
        <LiveSummary notation={1} name="DAX" unit="Punkte" />
      </div>,
    );
    expect(screen.getByRole('status').textContent).toBe('');
    const button = screen.getByRole('button', { name: 'Kurs vorlesen' });
    speakSummary(button);
    expect(screen.getByRole('status').textContent).toBe('DAX: 23.456,70 Punkte, +0,28\u00A0% gestiegen, Stand 17:38:08, Realtime');
    document.querySelector('[data-field="last"]')?.setAttribute('data-stale', '');
    speakSummary(button);
    expect(screen.getByRole('status').textContent).toMatch(/, Verbindung unterbrochen$/);
  });
});
