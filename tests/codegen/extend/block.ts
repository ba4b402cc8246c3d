import type { Addition } from './addition.ts';

/** A block that explains a term and shows the number of articles about it. */
export const block: Addition = {
  creates: {
    'blocks/market/term-definition/block.schema.json': JSON.stringify({
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: 'Erklärung eines Begriffs',
      description: 'Erklärung eines Begriffs.',
      'x-vocabulary': 'page',
      'x-subject': 'term',
      type: 'object',
      additionalProperties: false,
      required: ['type', 'headline'],
      properties: {
        type: { const: 'term-definition', description: 'Immer „term-definition“.' },
        headline: { title: 'Überschrift', type: 'string', minLength: 1, description: 'Überschrift.', examples: ['Kurz erklärt'] },
      },
      examples: [{ type: 'term-definition', headline: 'Kurz erklärt' }],
    }),
    'blocks/market/term-definition/data.ts': `import { optionalQuery } from '../../kit/block.ts';

/** Asks for one article; the answer says how many there are in all. */
export function needs() {
  return { articles: optionalQuery('findArticles', { query: { perPage: 1 } }) };
}
`,
    'blocks/market/term-definition/block.tsx': `import type { TermDefinitionProps } from '../../generated/props.ts';
import type { TermSubject } from '#subjects/term/subject.ts';
import type { BlockView } from '../../kit/block.ts';
import type { needs } from './data.ts';

/** Meaning of a term. */
export function TermDefinition({
  props: { headline },
  subject: { term },
  data: { articles },
}: BlockView<TermDefinitionProps, ReturnType<typeof needs>, TermSubject>) {
  return (
    <section className="term-definition">
      <h2 className="term-definition__headline">{headline}</h2>
      <p>{term.definition}</p>
      <p>{\`\${articles?.total ?? 0} Beiträge zum Weiterlesen\`}</p>
    </section>
  );
}
`,
    'blocks/market/term-definition/block.css': `@layer blocks {
  .term-definition__headline {
    font-size: var(--mantine-font-size-lg);
  }
}
`,
    'blocks/market/term-definition/fixtures.yaml': `- name: with articles
  subject:
    kind: term
    term: { alias: kgv, name: Kurs-Gewinn-Verhältnis, definition: Kurs geteilt durch Gewinn je Aktie. }
  props: { headline: Kurz erklärt }
  data:
    articles: { list: [], total: 3 }
`,
  },
};
