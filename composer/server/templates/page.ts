import { parsePattern, PatternError } from '#documents/routes/pattern.ts';
import { documentText, wrong, type Template } from './template.ts';

/** Page with a headline; the editor adds blocks to it. */
export const page: Template = {
  id: 'page',
  name: 'Neue Seite',
  description: 'Eine Seite mit eigener Adresse und einer Überschrift. Bausteine kommen danach dazu.',
  questions: () => [
    {
      key: 'title',
      label: 'Wie heißt die Seite?',
      help: 'Steht als Überschrift oben und im Titel des Browsers.',
      type: 'text',
      example: 'Dividenden im Überblick',
    },
    {
      key: 'route',
      label: 'Unter welcher Adresse?',
      help: 'Kleinbuchstaben, Ziffern und Bindestriche, Teile mit / getrennt.',
      type: 'text',
      example: '/aktien/dividenden',
    },
    {
      key: 'description',
      label: 'Worum geht es, in einem Satz?',
      help: 'Steht unter der Überschrift und in Suchmaschinen.',
      type: 'long-text',
      example: 'Welche Aktien ausschütten, wann und wie viel.',
    },
  ],
  make({ title = '', route = '', description = '' }, { loaded }) {
    const { segments } = patternOf(route);
    if (segments.length === 0 || segments.some(({ kind }) => kind !== 'static'))
      wrong('route', 'Die Adresse besteht aus festen Teilen, wie /aktien/dividenden.');
    const file = `pages${route}.yaml`;
    if (!/^[a-z0-9/-]+$/u.test(route)) wrong('route', 'In der Adresse stehen nur Kleinbuchstaben, Ziffern und Bindestriche.');
    if (loaded.config.pages.some((other) => other.route === route)) wrong('route', `Die Adresse ${route} hat schon eine andere Seite.`);
    const depth = '../'.repeat(segments.length);
    return {
      file,
      text: documentText(`${depth}../documents/generated/page.schema.json`, {
        route,
        title,
        description,
        // Suits any block: pages with a longer lifetime may not show prices.
        dataClass: 'quotes',
        rendering: 'cached',
        robots: 'index',
        body: { main: [{ type: 'page-intro', headline: title, lead: description }] },
      }),
    };
  },
};

function patternOf(route: string): ReturnType<typeof parsePattern> {
  try {
    return parsePattern(route);
  } catch (error) {
    if (error instanceof PatternError) return wrong('route', error.message);
    throw error;
  }
}
