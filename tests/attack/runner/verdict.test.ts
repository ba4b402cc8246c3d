import { describe, expect, it } from 'vitest';
import type { Figures } from '../attack.ts';
import { hasHeld, report, type Finding } from './verdict.ts';

const figures = (quotesP95: number, pagesP95 = 12, refused: readonly string[] = []): Figures => ({
  quotesP50: quotesP95 / 2,
  quotesP95,
  pagesP50: pagesP95 / 2,
  pagesP95,
  refused,
  calls: 60,
});

const finding = (attacked: Figures, held = true): Finding => ({
  name: 'cold-charts',
  outcome: { before: 'Kurse anderer 2 ms → 2,9 s', after: '250 Aufrufe, 240 × 429', held },
  visitor: { quiet: figures(20), attacked },
  seconds: 9,
});

describe('An attack', () => {
  it.each([
    ['holds while visitors are at most three times slower', finding(figures(60)), true],
    ['falls when their quotes are slower', finding(figures(61)), false],
    ['falls when their pages are slower', finding(figures(20, 40)), false],
    ['falls when a visitor is refused', finding(figures(20, 12, ['429 × 1'])), false],
    ['falls when nothing came to measure', finding(figures(Number.NaN)), false],
    ['falls when it says so itself', finding(figures(20), false), false],
    ['needs no visitor when it plays apart', { name: 'kill', outcome: { after: '20 kills', held: true }, seconds: 1 }, true],
  ])('%s', (_what, found, expected) => {
    expect(hasHeld(found)).toBe(expected);
  });

  it('takes what is faster than 10 ms for 10 ms', () => {
    const quick = { ...finding(figures(29)), visitor: { quiet: figures(1, 1), attacked: figures(29, 30) } };
    expect(hasHeld(quick)).toBe(true);
  });

  it('is told in the table with before, now and what the visitor saw', () => {
    const lines = report([finding(figures(30)), finding(figures(99, 12, ['503 × 2']))]);
    expect(lines).toContain('Kurse 20 → 30 ms (1.5-mal), Seiten 12 → 12 ms (1.0-mal)\n');
    expect(lines).toContain('Kurse 20 → 99 ms (5.0-mal), Seiten 12 → 12 ms (1.0-mal), abgewiesen: 503 × 2');
    expect(lines).toMatch(/vorher +Kurse anderer 2 ms → 2,9 s\n +jetzt +250 Aufrufe, 240 × 429/);
    expect(lines).toContain('✗ FIEL  cold-charts (9 s): der Besucher litt\n');
    expect(report([finding(figures(20), false)])).toContain('✗ FIEL  cold-charts (9 s): der Angriff gelang\n');
    expect(lines).toMatch(/2 attacks, 1 fallen$/);
  });
});
