import { isRecord } from '#documents/reader/path.ts';
import { slugOf } from '#domain/text/slug.ts';
import { documentText, freeName, wrong, type Template, type TemplateContext } from './template.ts';

interface Category {
  readonly alias: string;
  readonly name: string;
  readonly address: string;
}

/** Editorial article with one paragraph. */
export const article: Template = {
  id: 'article',
  name: 'Neuer Artikel',
  description: 'Ein Beitrag der Redaktion mit Überschrift, Anreißer und einem ersten Absatz.',
  questions: (context) => [
    { key: 'headline', label: 'Wie lautet die Überschrift?', type: 'text', example: 'Was ein Limit wert ist' },
    {
      key: 'category',
      label: 'In welche Rubrik gehört er?',
      help: 'Die Rubrik bestimmt den Anfang der Adresse.',
      type: 'choice',
      choices: categoriesIn(context).map(({ alias, name }) => ({ value: alias, label: name })),
    },
    {
      key: 'teaser',
      label: 'Worum geht es, in ein, zwei Sätzen?',
      help: 'Der Anreißer unter der Überschrift und in Listen.',
      type: 'long-text',
      example: 'Wer ein Limit setzt, gibt Tempo ab und bekommt dafür einen Preis.',
    },
  ],
  make({ headline = '', category = '', teaser = '' }, context) {
    const found = categoriesIn(context).find(({ alias }) => alias === category) ?? wrong('category', 'Diese Rubrik gibt es nicht.');
    const slug = slugOf(headline).slice(0, 60).replace(/-$/u, '');
    if (slug === '') wrong('headline', 'Die Überschrift braucht Buchstaben.');
    const articles = [...context.loaded.good].flatMap(([file, { kind, source }]) =>
      kind === 'article' ? [{ file, value: source.value }] : [],
    );
    const name = freeName(slug, (free) =>
      articles.some(({ file, value }) => file === fileOf(free) || (isRecord(value) && value['alias'] === `${found.address}/${free}`)),
    );
    return {
      file: fileOf(name),
      text: documentText('../schemas/article.schema.json', {
        id: Math.max(0, ...articles.map(({ value }) => (isRecord(value) ? Number(value['id']) || 0 : 0))) + 1,
        alias: `${found.address}/${name}`,
        category,
        headline,
        teaser,
        author: 'Parkett Redaktion',
        datetimePublication: new Date(context.now).toISOString().replace('Z', '+00:00'),
        instruments: [],
        contentItems: [{ type: 'paragraph', value: teaser }],
      }),
    };
  },
};

function fileOf(name: string): string {
  return `content/articles/${name}.yaml`;
}

/** Categories for editorial articles. Excludes those of customers, of agencies and of other kinds of articles. */
function categoriesIn({ loaded }: TemplateContext): readonly Category[] {
  const directory = loaded.good.get('content/directory.yaml')?.source.value;
  const categories: readonly unknown[] = isRecord(directory) && Array.isArray(directory['categories']) ? directory['categories'] : [];
  return categories.filter(
    (each): each is Category & Readonly<Record<string, unknown>> =>
      isRecord(each) &&
      typeof each['alias'] === 'string' &&
      each['noIndex'] !== true &&
      !['Podcast', 'Video'].includes(String(each['subType'])),
  );
}
