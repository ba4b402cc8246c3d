import type { Addition } from './addition.ts';

/** A block of articles, and an article that uses it: no other file names the block. */
export const articleBlock: Addition = {
  creates: {
    'blocks/article/margin-note/block.schema.json': JSON.stringify({
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: 'Randnotiz',
      description: 'Eine Notiz am Rand.',
      'x-vocabulary': 'article',
      type: 'object',
      additionalProperties: false,
      required: ['type', 'value'],
      properties: {
        type: { const: 'margin-note', description: 'Immer „margin-note“.' },
        value: { title: 'Text', type: 'string', minLength: 1, description: 'Text der Notiz.', examples: ['Nachgerechnet.'] },
      },
      examples: [{ type: 'margin-note', value: 'Nachgerechnet.' }],
    }),
    'blocks/article/margin-note/block.tsx': `import type { MarginNoteProps } from '../../generated/props.ts';
import type { BlockView } from '../../kit/block.ts';

/** A note beside the text. */
export function MarginNote({ props: { value } }: BlockView<MarginNoteProps>) {
  return <aside className="margin-note">{value}</aside>;
}
`,
    'blocks/article/margin-note/fixtures.yaml': '- name: short\n  props: { value: Nachgerechnet. }\n',
    'content/articles/randnotiz.yaml': `# yaml-language-server: $schema=../schemas/article.schema.json
id: 49998
alias: ratgeber/randnotiz
category: ratgeber
headline: Eine Randnotiz
teaser: Was am Rand steht.
author: Parkett Redaktion
datetimePublication: '2026-11-01T07:00:00.000+00:00'
instruments: []
contentItems:
  - { type: paragraph, value: Der Text. }
  - { type: margin-note, value: Und was am Rand steht. }
`,
  },
};
