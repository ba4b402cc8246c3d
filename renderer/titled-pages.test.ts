import { expect, it } from 'vitest';
import type { Config } from '#documents/reader/config.ts';
import { pagesFor } from './titled-pages.ts';

const questions = { type: 'questions', groups: [{ title: 'Kurse', questions: [{ question: 'Sind die Kurse echt?', answer: ['Nein.'] }] }] };
const page = (route: string, title: string, part: object = {}) => ({
  route,
  title,
  robots: 'index',
  audience: 'public',
  body: {},
  ...part,
});
const config = {
  pages: [
    page('/hilfe', 'Hilfe: Fragen und Antworten', { body: { main: [questions] } }),
    page('/devisen/waehrungsrechner', 'Währungsrechner: Beträge umrechnen'),
    page('/passwort', 'Passwort vergessen', { audience: 'private', robots: 'noindex' }),
    page('/passwort/neu', 'Neues Passwort festlegen', { audience: 'private', robots: 'noindex' }),
    page('/konto/loeschen', 'Konto löschen', { audience: 'private', robots: 'noindex', access: { loggedIn: true } }),
    page('/aktien/[...snapshot]', '{instrument.name}: Kurs'),
    page('/wartung', 'Wartungsarbeiten', { robots: 'noindex' }),
  ],
  contentPages: [{ slug: 'impressum', title: 'Impressum' }],
} as unknown as Config;

it.each([
  ['hilfe', ['/hilfe']],
  ['sind die kurse echt', ['/hilfe#sind-die-kurse-echt']],
  ['Währungsrechner', ['/devisen/waehrungsrechner']],
  ['impresum', ['/impressum']],
  ['passwort', ['/passwort']],
  ['konto löschen', ['/konto/loeschen']],
  ['wartungsarbeiten', []],
  ['sap', []],
])('finds the page of %s', (text, paths) => {
  expect(pagesFor(config, text).map(({ path }) => path)).toEqual(paths);
});
