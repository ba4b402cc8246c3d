import { describe, expect, it } from 'vitest';
import { instrumentFindings } from './instruments.ts';
import { findingAfter, findingsAfter, loadedAfter, swap, type Edit } from './testing/scratch-config.ts';

/** Navigation with one more entry, which leads to `path`. */
const entry = (path: string, more = ''): Record<string, Edit> => ({
  'navigation.yaml': (text) => `${text}  - { id: probe, label: Probe, path: '${path}'${more} }\n`,
});
const page = (route: string, more: string, main = '[]'): string =>
  `route: ${route}\ntitle: Probe\ndescription: Probe\ndataClass: static\nrendering: cached\nrobots: noindex\n${more}body: { main: ${main} }\n`;

describe('a link below a section', () => {
  it.each([
    ['/aktien/findr', '„findr“ ist weder eine Seite dieses Bereichs noch ein Instrument', undefined],
    ['/etf/findr', 'enden mit ihrer ISIN', undefined],
    ['/rohstoffe/Gold', 'enden mit ihrer Nummer', undefined],
    ['/devisen/EUR-US', 'enden mit einem Währungspaar', undefined],
    ['/aktien/SAP-Aktie-DE0007164601', 'Prüfziffer der ISIN DE0007164601 ist falsch (0 wäre richtig)', undefined],
    ['/aktien/chart/findr', '„findr“ ist weder', undefined],
    ['/aktien/chrat/SAP-Aktie-DE0007164600', 'Unterseite „chrat“', '/aktien/chart/SAP-Aktie-DE0007164600'],
    ['/indx/DAX-Index-20735', 'Keine Seite', '/index/DAX-Index-20735'],
    // `/aktien/jule` would be an address of the pages of shares, but is no share.
    ['/autoren/jule', 'Keine Seite', undefined],
  ])('leads to a page or an instrument: %s', (path, says, suggestion) => {
    const finding = findingAfter(entry(path));
    expect(finding).toMatchObject({ rule: 'unknown-path', file: 'navigation.yaml', column: 38 });
    expect([finding.message, finding.suggestion]).toEqual([expect.stringContaining(says), suggestion]);
  });

  it('names a page below the section that was misspelt', () => {
    const finder = page('/aktien/finder', '');
    expect(findingAfter({ 'pages/finder.yaml': finder, ...entry('/aktien/findr') }).suggestion).toBe('/aktien/finder');
  });

  it.each([
    ['/derivate/Knock-Out/neu', '/derivate/Knock-Outs/neu', 'subject: { kind: derivatives, parameter: art }\n', '/derivate/[art]/neu'],
    ['/suche/typ/aktie/gold', undefined, 'subject: { kind: search, parameter: text, typeParameter: art }\n', '/suche/typ/[art]/[text]'],
  ])('names one of the kinds that there are: %s', (path, suggestion, subject, route) => {
    const probe = page(route, subject).replace('rendering: cached', 'rendering: request');
    expect(findingAfter({ 'pages/probe.yaml': probe, ...entry(path) })).toMatchObject({
      rule: 'unknown-path',
      ...(suggestion === undefined ? {} : { suggestion }),
    });
  });

  it('is asked for at the provider, by the keys that its page would use', () => {
    const loaded = loadedAfter(entry('/aktien/Neue-Aktie-US5949181045'));
    const asked: string[] = [];
    const findings = instrumentFindings(loaded, ({ entityType, entityValue }) => {
      asked.push(`${entityType} ${entityValue}`);
      return entityValue !== 'ISIN:US5949181045';
    });
    expect(asked).toContain('STOCK ISIN:US5949181045');
    expect(findings.map(({ file, rule, message }) => [file, rule, message])).toEqual([
      ['navigation.yaml', 'unknown-instrument', expect.stringContaining('Ein Instrument „US5949181045“ dieses Bereichs kennt')],
    ]);
  });
});

describe('a link in the wrong form', () => {
  it.each([
    ['www.parkett.example/aktien', '/aktien'],
    ['www.parkett.example/x', undefined],
    ['www.example.org/x', 'https://www.example.org/x'],
    ['aktien', '/aktien'],
    ['aktein', '/aktien'],
    ['gibtesnicht', undefined],
    ['mailto:a@b.example', undefined],
  ])('is told with an address that there is, or none: %s', (written, suggestion) => {
    const finding = findingAfter(entry(written));
    expect([finding.rule, finding.suggestion]).toEqual(['wrong-form', suggestion]);
  });

  it('is meant for another computer in a text, too', () => {
    const linked = swap('href="/aktien"', 'href="www.parkett.example"');
    const [finding] = findingsAfter({
      'content-pages/probe.yaml': linked(
        'slug: probe\ntitle: P\ndescription: P\nbody: [{ type: paragraph, text: \'<a href="/aktien">A</a>\' }]\n',
      ),
    });
    expect(finding).toMatchObject({ rule: 'unsafe-link', suggestion: 'https://www.parkett.example' });
  });
});

describe('a page that ends', () => {
  const ending = { 'pages/sonderseite.yaml': page('/sonderseite', 'isEnabled: { until: 2026-12-24 }\n') };

  it.each([
    ['', 'endet nie'],
    [', isEnabled: { until: 2026-12-25 }', 'bleibt bis 2026-12-25'],
    [", isEnabled: { until: '2026-12-25 00:00' }", 'bleibt bis 2026-12-25 00:00'],
  ])('has no links that stay longer: %s', (time, says) => {
    const finding = findingAfter({ ...ending, ...entry('/sonderseite', time) });
    expect(finding).toMatchObject({ rule: 'ending-page', severity: 'warning', file: 'navigation.yaml', column: 38 });
    expect(finding.message).toContain(says);
  });

  it('has links that end with it, or before', () => {
    for (const time of [', isEnabled: { until: 2026-12-24 }', ", isEnabled: { until: '2026-12-24 18:00' }"])
      expect(findingsAfter({ ...ending, ...entry('/sonderseite', time) })).toEqual([]);
  });

  it('may be a free text, which a link in a text outlives', () => {
    const body = `body: [{ type: paragraph, text: '<a href="/sonderseite">Zur Aktion</a>' }]\n`;
    expect(
      findingAfter({
        'content-pages/sonderseite.yaml': `slug: sonderseite\ntitle: A\ndescription: A\nisEnabled: { until: 2026-12-24 }\n${body.replace('/sonderseite', '/aktien')}`,
        'content-pages/probe.yaml': `slug: probe\ntitle: P\ndescription: P\n${body}`,
      }),
    ).toMatchObject({ rule: 'ending-page', file: 'content-pages/probe.yaml' });
  });
});

describe('the main heading of a page', () => {
  const intros = '[{ type: page-intro, headline: A }, { type: page-intro, headline: B }]';

  it('stands on it once', () => {
    expect(findingAfter({ 'pages/probe.yaml': page('/probe', '', intros) })).toMatchObject({
      rule: 'second-introduction',
      path: 'body.main[1].type',
      message: expect.stringContaining('beginnt sie ein zweites Mal'),
    });
  });

  it('may depend on who comes', () => {
    const rules = intros.replace('headline: B', 'headline: B, isEnabled: { device: MOBILE }');
    expect(findingsAfter({ 'pages/probe.yaml': page('/probe', '', rules) })).toEqual([]);
  });
});
