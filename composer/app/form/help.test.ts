import { describe, expect, it } from 'vitest';
import { beginningOf } from './help.tsx';

describe('what a field says of itself', () => {
  it('stays whole where it is read at a glance', () => {
    expect(beginningOf('Ob Suchmaschinen die Seite aufnehmen.')).toBe('Ob Suchmaschinen die Seite aufnehmen.');
  });
  it('begins with whole sentences, and else with whole words', () => {
    const names = Array.from({ length: 20 }, (_, index) => `{instrument.name${index}}`).join(', ');
    expect(beginningOf(`Titel im Browser, ohne den Namen des Portals. Platzhalter: ${names}.`)).toBe(
      'Titel im Browser, ohne den Namen des Portals.',
    );
    expect(beginningOf(`Platzhalter: ${names}`)).toMatch(/^Platzhalter: .*\}$/u);
  });
});
