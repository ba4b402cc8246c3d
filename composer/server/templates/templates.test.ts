import { describe, expect, it } from 'vitest';
import { valueAt } from '../../documents/values.ts';
import { patchText } from '../../documents/patch-text.ts';
import { readSyntax } from '../../documents/read-syntax.ts';
import { createChecker } from '../checked.ts';
import { Refusal } from '../refusal.ts';
import { broken } from '../uses.ts';
import type { Made } from './template.ts';
import { madeFrom, templateEntries } from './templates.ts';

const folders = { config: 'config', content: 'content', images: 'site/public/bilder' };
const checker = createChecker(folders);
const context = { loaded: checker.with(new Map()), now: Date.UTC(2026, 10, 22, 8) };
const ANSWERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  page: { title: 'Dividenden: wer was ausschüttet', route: '/aktien/dividenden-neu', description: 'Welche Aktien ausschütten, und wann.' },
  article: { headline: 'Was „Öl & Gas“ mit Zinsen zu tun hat', teaser: 'Mehr, als man denkt: ein Überblick.' },
  microsite: { idIssuer: '99001' },
  product: { name: 'Premium Familie', price: '12,90 €', description: 'Für alle, die zu zweit anlegen.', feature: 'no_banner_feature' },
};

function textOf(made: Made): string {
  if ('text' in made) return made.text;
  const text = context.loaded.good.get(made.file)?.source.text ?? '';
  return patchText(text, [{ op: 'add', ...made.add }]);
}

function faultOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error instanceof Refusal ? [error.status, 'question' in error.body && error.body.question] : error;
  }
}

/** Every template with each of its choices. */
const cases = templateEntries(context).flatMap(({ id, questions }) => {
  const choices = questions.filter(({ type }) => type === 'choice');
  const most = Math.max(1, ...choices.map(({ choices: options = [] }) => options.length));
  return Array.from({ length: most }, (_, index) => {
    const chosen = choices.map(({ key, choices: options = [] }): [string, string] => [key, options[index % options.length]?.value ?? '']);
    return [id, { ...ANSWERS[id], ...Object.fromEntries(chosen) }] as const;
  });
});

describe('what is made from a template', () => {
  it('is asked for with three questions each', () => {
    expect(templateEntries(context).map(({ id, questions }) => [id, questions.length])).toEqual([
      ['microsite', 3],
      ['page', 3],
      ['article', 3],
      ['product', 4],
    ]);
    expect(cases.length).toBeGreaterThan(15);
  });
  it.each(cases)('is valid at once: %s %j', (id, answers) => {
    const made = madeFrom(id, answers, context);
    const findings = broken(checker, new Map(), new Map([[made.file, textOf(made)]]));
    // A new article is short by nature.
    expect(findings.filter(({ rule }) => rule !== 'unusual-length')).toEqual([]);
  });
  it('says what was answered', () => {
    const page = madeFrom('page', { ...ANSWERS['page'] }, context);
    expect(page.file).toBe('pages/aktien/dividenden-neu.yaml');
    expect(readSyntax(textOf(page)).value).toMatchObject({ route: '/aktien/dividenden-neu', title: 'Dividenden: wer was ausschüttet' });
    const product = readSyntax(textOf(madeFrom('product', { ...ANSWERS['product'] }, context))).value;
    expect(valueAt(product, ['products'])).toContainEqual(expect.objectContaining({ code: 'premium-familie', price: 12.9 }));
    expect(madeFrom('article', { ...ANSWERS['article'], category: 'analysen' }, context).file).toBe(
      'content/articles/was-oel-und-gas-mit-zinsen-zu-tun-hat.yaml',
    );
  });
  it('has a name that is free', () => {
    expect(madeFrom('article', { headline: 'Aktien kaufen', category: 'ratgeber', teaser: 'Neu.' }, context).file).toBe(
      'content/articles/aktien-kaufen-2.yaml',
    );
  });
  it.each([
    ['page', { title: '' }, 'title'],
    ['page', { route: 'ohne-strich' }, 'route'],
    ['page', { route: '/aktien/[alias]' }, 'route'],
    ['page', { route: '/../geheim' }, 'route'],
    ['page', { route: '/Gross' }, 'route'],
    ['page', { route: '/aktien' }, 'route'],
    ['article', { category: 'gibt-es-nicht' }, 'category'],
    ['article', { headline: '???', category: 'ratgeber' }, 'headline'],
    ['microsite', { customer: '1', layout: 'finder' }, 'customer'],
    ['microsite', { customer: '7001', layout: 'grid' }, 'layout'],
    ['microsite', { customer: '7001', layout: 'finder', idIssuer: 'abc' }, 'idIssuer'],
    ['microsite', { customer: '7001', layout: 'finder', idIssuer: '90005' }, 'idIssuer'],
    ['product', { price: 'viel' }, 'price'],
    ['product', { price: '12,905' }, 'price'],
    ['product', { feature: 'gibt_es_nicht' }, 'feature'],
  ])('is not made from a wrong answer: %s %j', (id, answers, question) => {
    expect(faultOf(() => madeFrom(id, { ...ANSWERS[id], ...answers }, context))).toEqual([422, question]);
  });
});
