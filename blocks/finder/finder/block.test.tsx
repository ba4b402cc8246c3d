import { describe, expect, it } from 'vitest';
import { fixtureOf } from '../../kit/testing.ts';
import { mountBlockWith } from '../../kit/testing-mount.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import type { BlockInput } from '../../kit/block.ts';
import type { FinderProps } from '../../generated/props.ts';
import { showMenu } from '../../kit/session/show-menu.ts';
import { rowsExport } from './rows-export.ts';
import { needs } from './data.ts';

const FILTERED = 'derivatives, filtered';
const inputOf = (name: string, query?: object): BlockInput<FinderProps> => {
  const fixture = fixtureOf('finder', name) as unknown as BlockInput<FinderProps>;
  return { ...fixture, page: { ...fixture.page, ...(query && { query }) } } as BlockInput<FinderProps>;
};
const asked = (query?: object, name = FILTERED) =>
  (needs(inputOf(name, query)).answer?.input as { readonly query: object } | undefined)?.query;
const texts = (selector: string) => [...document.querySelectorAll(selector)].map((cell) => cell.textContent);
const hrefs = (selector: string) => [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
/** Counts that the call requests: a histogram of a range only if the range is chosen or its field is always visible. */
const counted = (query: object) => {
  const ranges = ['gearingAskRange', 'dateMaturityRange'].filter((name) => name in query);
  return { calculateFacets: true, ...(ranges.length > 0 && { calculateRanges: ranges.join(',') }) };
};

describe('what a finder asks', () => {
  it('[CONST-006] is one call with filters, order and page of the address, 30 derivatives each', () => {
    expect(asked()).toEqual({
      entitySubType: 'KNOCKOUT_CERTIFICATE,WARRANT',
      gearingAskRange: '2;8.5',
      sort: 'gearingAsk',
      order: 'DESC',
      page: 1,
      perPage: 30,
      calculateTotal: true,
      ...counted({ gearingAskRange: '' }),
    });
  });

  it.each([
    [
      'fields of the plain form',
      { 'entitySubType.WARRANT': 'on', 'entitySubType.EXPRESS_CERTIFICATE': 'on' },
      { entitySubType: 'WARRANT,EXPRESS_CERTIFICATE' },
    ],
    ['bounds as people type them', { 'gearingAskRange.von': '1.234,5', 'gearingAskRange.bis': '' }, { gearingAskRange: '1234.5;' }],
    ['thousands as people type them', { 'gearingAskRange.von': '1.000', 'gearingAskRange.bis': '2.000' }, { gearingAskRange: '1000;2000' }],
    ['the bound that is one', { 'gearingAskRange.von': 'abc', 'gearingAskRange.bis': '20' }, { gearingAskRange: ';20' }],
    ['bounds the wrong way round', { gearingAskRange: '9;2' }, { gearingAskRange: '2;9' }],
    ['days', { 'dateMaturityRange.bis': '2027-12-31' }, { dateMaturityRange: ';2027-12-31' }],
    ['one value', { idExerciseRight: '2' }, { idExerciseRight: 2 }],
    [
      'nothing of what fits no parameter',
      { gearingAskRange: 'viel;', entitySubType: 'Knock-out', entityValueUnderlying: '../x', strikeAbsRange: '1;2' },
      {},
    ],
    ['nothing of empty fields', { entitySubType: '', gearingAskRange: ';', 'gearingAskRange.von': '' }, {}],
  ])('takes %s', (_, query, expected) => {
    expect(asked(query)).toEqual({ ...expected, page: 0, perPage: 30, calculateTotal: true, ...counted(expected) });
  });

  it('holds a preset until the address says something else, or nothing', () => {
    expect(asked({}, 'preset')).toMatchObject({ entitySubType: 'KNOCKOUT_CERTIFICATE' });
    expect(asked({ entitySubType: 'WARRANT' }, 'preset')).toMatchObject({ entitySubType: 'WARRANT' });
    expect(asked({ entitySubType: '' }, 'preset')).not.toHaveProperty('entitySubType');
  });
});

describe('what a finder shows', () => {
  it('[ROUTE-004] has a filter form, the number of hits, a table with links to instruments, and pages from 0', async () => {
    const screen = await showBlock('finder', FILTERED);
    expect(screen.getByRole('heading', { name: '30.436 Derivate' })).toBeTruthy();
    expect(document.querySelector('form[data-finder-form]')?.getAttribute('action')).toBe('/derivate/finder');
    expect(hrefs('tbody th a')).toEqual(['/aktien/SAP-Aktie-DE0007164600']);
    expect(hrefs('.paging a[rel=next]')[0]).toBe(
      '/derivate/finder?entitySubType=KNOCKOUT_CERTIFICATE%2CWARRANT&gearingAskRange=2%3B8.5&sortierung=gearingAsk&richtung=ab&page=2',
    );
    expect(texts('th[scope=col]')).toEqual(['Name', 'WKN', 'Hebel', 'Brief']);
  });

  it('[ROUTE-004] sorts by the heads of columns, and keeps the filters', async () => {
    await showBlock('finder', FILTERED);
    expect(hrefs('th[data-align=end] a')[0]).toBe(
      '/derivate/finder?entitySubType=KNOCKOUT_CERTIFICATE%2CWARRANT&gearingAskRange=2%3B8.5&sortierung=gearingAsk&richtung=auf',
    );
    expect(document.querySelector('[aria-sort=descending]')?.textContent).toBe('Hebel');
  });

  it('[ROUTE-004] says in German that nothing was found', async () => {
    const screen = await showBlock('finder', 'nothing found');
    expect(screen.getByText('Kein Derivat passt zu diesen Filtern.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '0 Derivate' })).toBeTruthy();
  });

  it('counts what each choice would find, ticks what is chosen, and draws how hits spread', async () => {
    await showBlock('finder', FILTERED);
    expect(texts('[data-part=panel-entitySubType] label')).toEqual(['Knock-out30.436', 'Optionsschein1.200', 'Bonus812']);
    const ticked = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox][name^=entitySubType]')].filter(
      ({ checked }) => checked,
    );
    expect(ticked.map(({ name }) => name)).toEqual(['entitySubType.KNOCKOUT_CERTIFICATE', 'entitySubType.WARRANT']);
    expect([...document.querySelectorAll('[data-part=panel-idExerciseRight] label')].map((label) => label.textContent)).toEqual([
      'Alle',
      'Call16.000',
      'Put14.436',
    ]);
    const bounds = [...document.querySelectorAll<HTMLInputElement>('[data-part=panel-gearingAskRange] input')];
    expect(bounds.map(({ name, value, placeholder }) => [name, value, placeholder])).toEqual([
      ['gearingAskRange.von', '2', '0'],
      ['gearingAskRange.bis', '8,5', '20'],
    ]);
    expect(document.querySelectorAll('[data-part=panel-gearingAskRange] .finder__bars--chosen[d^=M]')).toHaveLength(1);
  });

  it('tells in German which bound is none, and escapes it', async () => {
    const { page } = fixtureOf('finder', FILTERED);
    const query = { 'gearingAskRange.von': '<b>abc', 'gearingAskRange.bis': '20', 'dateMaturityRange.von': 'morgen' };
    await mountBlockWith('finder', FILTERED, { page: { ...page, query } });
    expect(texts('.finder__refused')).toEqual([
      '„<b>abc“ ist keine Zahl: Hebel filtert so nicht. Schreib etwa 1.234,50.',
      '„morgen“ ist kein Tag: Fälligkeit filtert so nicht.',
    ]);
  });

  it('names each filter that holds, and takes it away by a link', async () => {
    const screen = await showBlock('finder', FILTERED);
    expect(texts('.finder__chip')).toEqual([
      'Filter entfernen: Art: Knock-out',
      'Filter entfernen: Art: Optionsschein',
      'Filter entfernen: Hebel: 2 bis 8,5',
    ]);
    expect(screen.getByRole('link', { name: /Optionsschein/u }).getAttribute('href')).toBe(
      '/derivate/finder?entitySubType=KNOCKOUT_CERTIFICATE&gearingAskRange=2;8.5&sortierung=gearingAsk&richtung=ab',
    );
    expect(screen.getByRole('link', { name: 'Alle entfernen' }).getAttribute('href')).toBe(
      '/derivate/finder?sortierung=gearingAsk&richtung=ab',
    );
  });

  it('[ISSUER-003] shows a preset as a filter that holds, which can be taken away', async () => {
    await showBlock('finder', 'preset');
    expect(texts('.finder__chip')).toEqual(['Filter entfernen: Art: Knock-out']);
    expect(hrefs('.finder__chip')).toEqual(['/derivate/Knock-Outs?entitySubType=']);
  });

  it('shows the columns that the address names, all of them at any width', async () => {
    const { page } = inputOf(FILTERED);
    await mountBlockWith('finder', FILTERED, {
      page: { ...page, query: { spalten: 'spreadAskPct', 'spalten.quote.ask': 'on', 'spalten.x': 'on' } },
    });
    expect(texts('th[scope=col]')).toEqual(['Name', 'Brief', 'Spanne']);
    expect(document.querySelector('.data-table[data-wide]')).not.toBeNull();
    expect(document.querySelector<HTMLInputElement>('form.finder__form input[name=spalten]')?.value).toBe('quote.ask,spreadAskPct');
  });

  it('stands without an answer, and escapes what one holds', async () => {
    await mountBlockWith('finder', FILTERED, { data: {} });
    expect(texts('.finder__total')).toEqual(['0 Derivate']);
    const facets = [{ name: 'entitySubType', label: 'Art', values: [{ value: 'WARRANT', label: '<script>x</script>', count: 1 }] }];
    await mountBlockWith('finder', FILTERED, { data: { answer: { total: 0, list: [], facets } } });
    expect(document.querySelector('script')).toBeNull();
  });
});

it('[ROUTE-007] has a box in each row for the comparison of its kind, as long as one kind is chosen', async () => {
  await showBlock('finder', 'to compare');
  const form = document.querySelector<HTMLFormElement>('.finder__compare');
  expect(form?.getAttribute('action')).toBe('/derivate/Knock-Outs/vergleich');
  const boxes = [...document.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')];
  expect(boxes.map((box) => [box.name, box.getAttribute('form'), box.getAttribute('aria-label')])).toEqual([
    ['werte.DE0007164600', form?.id, 'SAP vergleichen'],
  ]);
  // Right after the name, where a phone shows it without scrolling.
  expect(texts('th[scope=col]').slice(0, 2)).toEqual(['Name', 'Vergleich']);
  const { page } = inputOf('to compare', { entitySubType: 'WARRANT,KNOCKOUT_CERTIFICATE' });
  await mountBlockWith('finder', 'to compare', { page });
  expect(texts('tbody input, .finder__compare')).toEqual([]);
});

describe('what is kept of a search', () => {
  it('has a form that leads with the search to the page where it is saved, without a script', async () => {
    const screen = await showBlock('finder', 'to keep');
    const form = document.querySelector<HTMLFormElement>('.finder__save');
    expect(form?.getAttribute('action')).toBe('/konto/suchen');
    const sent = new FormData(form ?? undefined);
    expect([sent.get('finder'), sent.get('abfrage')]).toEqual(['/derivate/finder', 'entitySubType=WARRANT&sortierung=gearingAsk']);
    expect(screen.getByLabelText('Diese Suche speichern als')).toBeTruthy();
    expect(document.querySelector('parkett-island')?.getAttribute('rule')).toBe('interaction');
  });

  it('[USER-028] has a link to the hits as a file that is hidden until the feature is known, and says to all others what brings it', async () => {
    await showBlock('finder', 'to keep');
    const [file, offer] = [...document.querySelectorAll<HTMLAnchorElement>('.finder__csv')];
    expect([file?.hidden, file?.getAttribute('href')]).toEqual([
      true,
      '/api/csv?entitySubType=WARRANT&sortierung=gearingAsk&seite=%2Fderivate%2Ffinder',
    ]);
    expect([offer?.hidden, offer?.getAttribute('href'), offer?.textContent]).toEqual([
      false,
      '/premium/plus',
      'CSV-Datei mit Premium Plus',
    ]);
    showMenu({ activated: true, purchasedProducts: [], features: ['csv_download_feature'] });
    expect(file?.hidden).toBe(false);
    // The style sheet hides the offer next to a file link, which only a browser test can check.
    expect(offer?.previousElementSibling).toBe(file);
  });

  it('has neither where its document says so', async () => {
    await showBlock('finder', FILTERED);
    expect(document.querySelectorAll('.finder__save, .finder__csv')).toHaveLength(0);
  });
});

describe('the hits as a file', () => {
  it('are asked for twenty-five at a time, and nothing is counted besides', () => {
    const input = rowsExport.needs(inputOf('to keep'), 3).answer?.input as { readonly query: object };
    expect(input.query).toEqual({
      entitySubType: 'WARRANT',
      sort: 'gearingAsk',
      order: 'ASC',
      page: 3,
      perPage: 25,
      calculateTotal: true,
    });
    expect([rowsExport.instantOf({ dateCalculation: 'now' }), rowsExport.instantOf({ list: [] })]).toEqual(['now', undefined]);
  });

  it('are as German programs read them, and hold no formula of anybody', () => {
    const hit = (name: string) => ({
      instrument: { name, isin: 'DE0007164600', wkn: '716460' },
      quote: { ask: 1234.5, displayUnit: 'EUR', isoCurrency: 'EUR' },
      gearingAsk: 8.18000000000001,
    });
    const answer = { list: [hit('=HYPERLINK("x")'), hit('SAP; Call')], total: 2 };
    const [head, ...lines] = rowsExport.lines(inputOf('to keep'), answer);
    expect(head).toBe('Name;Name: ISIN;WKN;Hebel;Brief;Brief: Einheit;Bonuslevel;Bonuslevel: Einheit');
    expect(lines).toEqual([
      '"\'=HYPERLINK(""x"")";DE0007164600;716460;8,18;1234,5;EUR;;',
      '"SAP; Call";DE0007164600;716460;8,18;1234,5;EUR;;',
    ]);
  });
});

describe('choices of columns with a name', () => {
  const links = () =>
    [...document.querySelectorAll('.finder__sets a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.hasAttribute('aria-current'),
    ]);

  it('are links to exactly their columns, of which the one holds that the address names; filters stay', async () => {
    await mountBlockWith('finder', 'with choices of columns', {});
    expect(links()).toEqual([
      ['Übersicht', '/derivate/finder?entitySubType=WARRANT', false],
      ['Kosten', '/derivate/finder?entitySubType=WARRANT&spalten=gearingAsk,quote.ask,spreadAskPct', true],
      ['Ertrag', '/derivate/finder?entitySubType=WARRANT&spalten=quote.ask,bonusLevel', false],
    ]);
    expect(texts('thead th').map((head) => head?.trim())).toEqual(['Name', 'Hebel', 'Brief', 'Spanne']);
  });

  it('are not there where the document names none, and none holds for columns of somebody’s own', async () => {
    await mountBlockWith('finder', FILTERED, {});
    expect(links()).toEqual([]);
    const { page } = fixtureOf('finder', 'with choices of columns');
    await mountBlockWith('finder', 'with choices of columns', { page: { ...page, query: { spalten: 'gearingAsk' } } });
    expect(links().map(([, , holds]) => holds)).toEqual([false, false, false]);
  });
});
