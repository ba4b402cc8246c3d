import { describe, expect, it } from 'vitest';
import { passwordFault } from './password-rules.ts';

describe('A password', () => {
  it.each(['Sonnenblume-42!', 'Sommerregen-17!', 'vier Wörter ohne Sinn', 'Kälte🙂Bär-Tal', 'tr0ub4dor&3x'])('may be %s', (password) => {
    expect(passwordFault(password, 'anna@example.org')).toBeUndefined();
  });

  it.each([
    ['kurz', 'mindestens 10'],
    ['🙂🙂🙂🙂🙂🙂', 'mindestens 10'],
    ['x1-'.repeat(70), 'höchstens 200'],
    ['Passwort123', 'zu leicht'],
    ['!!Willkommen1', 'zu leicht'],
    ['1234567890', 'zu leicht'],
    ['0987654321', 'zu leicht'],
    ['QWERTZUIOP', 'zu leicht'],
    ['aaaaaaaaaaaa', 'zu leicht'],
    ['abcdeabcdeabcde', 'zu leicht'],
    ['anna.muster@example.org', 'E-Mail-Adresse'],
    ['AnnaMuster2026!', 'E-Mail-Adresse'],
  ])('may not be %s', (password, why) => {
    expect(passwordFault(password, 'Anna.Muster@example.org')).toContain(why);
  });
});
