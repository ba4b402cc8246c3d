import { describe, expect, it } from 'vitest';
import { rowIds, stateOf, summarize, testsByRow } from './requirement-states.mjs';

const report = (...tests) => ({ testResults: [{ assertionResults: tests.map(([fullName, status]) => ({ fullName, status })) }] });

describe('a test title', () => {
  it('names its rows in brackets', () => {
    expect(rowIds('moneyness [INSTR-013] of exactly 1')).toEqual(['INSTR-013']);
    expect(rowIds('[ISSUER-013, ISSUER-014] both labels')).toEqual(['ISSUER-013', 'ISSUER-014']);
  });

  it('names none with other brackets', () => {
    expect(rowIds('route [...snapshot] and INSTR-013')).toEqual([]);
  });
});

describe('a row', () => {
  it('is proven when a test of it passed', () => {
    expect(stateOf(['passed', 'pending'])).toBe('proven');
  });

  it('fails when one of its tests fails', () => {
    expect(stateOf(['passed', 'failed'])).toBe('failing');
  });

  it('is unproven without a test that ran', () => {
    expect([stateOf(), stateOf(['pending'])]).toEqual(['unproven', 'unproven']);
  });
});

it('areas are summed up over all reports', () => {
  const rows = [
    { id: 'A-001', area: 'A' },
    { id: 'A-002', area: 'A' },
    { id: 'B-001', area: 'B' },
  ];
  const tests = testsByRow([report(['[A-001] x', 'passed']), report(['[A-001] y', 'failed'], ['[B-001] z', 'passed'])]);
  expect(summarize(rows, tests)).toEqual([
    { area: 'A', proven: 0, unproven: 1, failing: 1 },
    { area: 'B', proven: 1, unproven: 0, failing: 0 },
    { area: 'Summe', proven: 1, unproven: 1, failing: 1 },
  ]);
});
