import { describe, expect, it } from 'vitest';
import { titledAnswers, titleScore, type Titled } from './titles.ts';

const page = (title: string, isExplanation = false): Titled => ({ path: `/${title}`, title, kind: 'Seite', isExplanation });

describe('A title', () => {
  it.each([
    ['etf vergleich', 'ETFs vergleichen', 1],
    ['dividenden steuern', 'Dividenden und Steuern: was vom Ertrag übrig bleibt', 1],
    ['sind die kurse echt?', 'Sind die Kurse echt?', 1],
    ['impresum', 'Impressum', 1],
    ['gold silber', 'Goldpreis verstehen', 0],
    ['kalender', 'Finanzkalender: Termine von Unternehmen', 1],
    ['börsenfeiertage', 'Feiertage: wann Börsen schließen', 1],
    ['rechner', 'Währungsrechner: Beträge umrechnen', 1],
    ['index', 'Aktienindex verstehen', 0],
    ['sap', 'Sappi wächst', 0],
    ['börsenzeiten', 'Börsenzeiten und Handelsplätze: wo und wann man handelt', 0.5],
  ])('%s is said by „%s“ to %d', (text, title, score) => {
    expect(titleScore(text, title)).toBe(score);
  });
});

describe('Pages and pieces', () => {
  const bitcoin = page('Bitcoin kaufen: Wege und Kosten', true);
  const exact = { hasHits: true, isGuess: false, ignored: [] };

  it('stand behind instruments that are called what was typed', () => {
    expect(titledAnswers('bitcoin', [bitcoin], exact).areFirst).toBe(false);
  });

  it('stand before them with all words where instruments lack one', () => {
    expect(titledAnswers('bitcoin kaufen', [bitcoin], { ...exact, ignored: ['kaufen'] }).areFirst).toBe(true);
    expect(titledAnswers('tesla kaufen', [bitcoin], { ...exact, ignored: ['kaufen'] })).toEqual({ list: [], areFirst: false });
  });

  it('stand before guesses only when most of their title was typed', () => {
    const indices = page('Indizes: Stände von DAX, Dow Jones und Nikkei');
    expect(titledAnswers('nickei', [indices], { ...exact, isGuess: true }).areFirst).toBe(false);
    expect(titledAnswers('impressum', [page('Impressum')], { ...exact, isGuess: true }).areFirst).toBe(true);
  });

  it('explain first where something is to be explained', () => {
    const [plan, explained, list] = [page('ETF-Sparplan: einrichten', true), page('ETF erklärt', true), page('ETFs: Kurse')];
    const { list: answers, areFirst } = titledAnswers('was ist ein etf', [list, plan, explained], exact);
    expect([answers[0]?.title, areFirst]).toEqual(['ETF erklärt', true]);
  });
});
