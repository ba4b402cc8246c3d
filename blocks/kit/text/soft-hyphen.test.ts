import { describe, expect, it } from 'vitest';
import { withSoftHyphens } from './soft-hyphen.ts';

describe('a long word', () => {
  it.each([
    [15, 'Schienentechnik', 'Schienentechnik'],
    [16, 'Schienentechnika', 'Schie|nen|tech|ni|ka'],
    [20, 'Projektentwicklungen', 'Pro|jekt|ent|wick|lun|gen'],
  ])('[INSTR-032] of %d letters may break where it parts, never at its end', (length, word, broken) => {
    expect(word).toHaveLength(length);
    expect(withSoftHyphens(word).replaceAll('\u00AD', '|')).toBe(broken);
  });

  it('[INSTR-032] breaks for itself: the words beside it stay', () => {
    expect(withSoftHyphens('Neckarufer Projektentwicklung AG').replaceAll('\u00AD', '|')).toBe('Neckarufer Pro|jekt|ent|wick|lung AG');
  });

  it('[INSTR-032] that the patterns cannot part may break after every fifth letter', () => {
    expect(withSoftHyphens('XXXXXXXXXXXXXXXX').replaceAll('\u00AD', '|')).toBe('XXXXX|XXXXX|XXXXX|X');
    expect(withSoftHyphens('A1B2C3D4E5F6G7H8J9K0').replaceAll('\u00AD', '|')).toBe('A1B2C|3D4E5|F6G7H|8J9K0');
  });

  it('[INSTR-032] ends at a hyphen, behind which a line may break as it is', () => {
    expect(withSoftHyphens('E-Mini-S&P-500-Future')).toBe('E-Mini-S&P-500-Future');
    expect(withSoftHyphens('Euro-Unternehmensanleihen').replaceAll('\u00AD', '|')).toBe('Euro-Un|ter|neh|mens|an|lei|hen');
  });
});
