import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { schemaOf } from '../../../server/schemas.ts';
import type { Operation } from '../../../documents/operation.ts';
import { instantOf } from '../../publication/plans.tsx';
import { DocumentForm, schemaAt } from '../index.ts';
import { timesText } from './times-field.tsx';

afterEach(cleanup);
const NOW = Date.parse('2026-12-10T12:00:00+01:00');
const page = schemaOf(process.cwd(), 'page') as object;

/** Form of a block or of a page with a rule. */
function show(rule: object | undefined, at: '/body/main/0' | '' = '/body/main/0') {
  const sent: Operation[] = [];
  const own = rule && { isEnabled: rule };
  const block = { type: 'page-intro', headline: 'A', ...(at !== '' && own) };
  const document = { route: '/a', ...(at === '' && own), body: { main: [block] } };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <DocumentForm
          schema={schemaAt(page, document, at) ?? {}}
          value={at === '' ? document : block}
          at={at}
          document={document}
          findings={[]}
          onPatch={(operations) => sent.push(...operations)}
        />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return { sent, times: within(screen.getByRole('group', { name: 'Zeitraum' })) };
}

describe('the times of a block, page or entry', { timeout: 30_000 }, () => {
  it.each([
    [{}, 'Ohne zeitliche Grenze.'],
    [{ from: '2026-12-24 08:00' }, 'Erscheint am 24. 12. 2026, 08:00 Uhr und bleibt.'],
    [{ from: '2026-12-10', until: '2026-12-24' }, 'Steht seit dem 10. 12. 2026 und endet am 24. 12. 2026.'],
    [{ until: '2026-12-10' }, 'Endet am 10. 12. 2026.'],
    [{ from: '2026-12-01', until: '2026-12-09' }, 'Seit dem 9. 12. 2026 vorbei.'],
  ])('%j says: %s', (rule, text) => {
    expect(timesText(rule, NOW).replaceAll('\u00A0', ' ')).toBe(text);
  });
  it('are written as the documents have them, of blocks and of pages', () => {
    const block = show(undefined);
    fireEvent.change(block.times.getByLabelText(/^Erscheint am/u, { selector: '[type=date]' }), { target: { value: '2026-12-24' } });
    cleanup();
    const whole = show(undefined, '');
    fireEvent.change(whole.times.getByLabelText(/^Endet am/u, { selector: '[type=date]' }), { target: { value: '2026-12-31' } });
    expect([block.sent, whole.sent]).toEqual([
      [{ op: 'add', path: '/body/main/0/isEnabled', value: { from: '2026-12-24' } }],
      [{ op: 'add', path: '/isEnabled', value: { until: '2026-12-31' } }],
    ]);
  });
  it('leave the rest of the rule as it is, and take the rule out with its last condition', () => {
    const { sent, times } = show({ device: 'MOBILE', until: '2026-12-24' });
    fireEvent.change(times.getByLabelText('Endet am: Uhrzeit'), { target: { value: '18:00' } });
    cleanup();
    const other = show({ device: 'MOBILE', until: '2026-12-24' });
    fireEvent.change(other.times.getByLabelText(/^Endet am/u, { selector: '[type=date]' }), { target: { value: '' } });
    cleanup();
    const last = show({ until: '2026-12-24 18:00' });
    fireEvent.change(last.times.getByLabelText(/^Endet am/u, { selector: '[type=date]' }), { target: { value: '' } });
    expect([sent, other.sent, last.sent]).toEqual([
      [{ op: 'replace', path: '/body/main/0/isEnabled/until', value: '2026-12-24 18:00' }],
      [{ op: 'remove', path: '/body/main/0/isEnabled/until' }],
      [{ op: 'remove', path: '/body/main/0/isEnabled' }],
    ]);
  });
  it('cannot be set on what is hidden, so that showing it again loses nothing', () => {
    const { times } = show({ until: '2000-01-01' });
    expect(times.getByRole('status').textContent).toContain('Ausgeblendet');
    expect(times.queryByLabelText(/^Endet am/u)).toBeNull();
  });
});

describe('the time of a publication', () => {
  it.each([
    ['2026-12-24 08:00', '2026-12-24T07:00:00.000Z'],
    ['2026-07-01 08:00', '2026-07-01T06:00:00.000Z'],
    ['2026-10-25 02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-03-29 02:30', '2026-03-29T01:00:00.000Z'],
    ['2026-12-24', undefined],
    ['', undefined],
  ])('%s by German clocks is %s', (moment, instant) => {
    expect(instantOf(moment)).toBe(instant);
  });
});
