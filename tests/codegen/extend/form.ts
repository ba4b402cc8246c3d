import type { Addition } from './addition.ts';

/** A form on its own page with which visitors propose a term. */
export const form: Addition = {
  creates: {
    'blocks/personal/term-proposal/block.schema.json': JSON.stringify({
      $schema: 'http://json-schema.org/draft-07/schema#',
      description: 'Formular, mit dem jemand einen Begriff vorschlägt.',
      'x-vocabulary': 'page',
      type: 'object',
      additionalProperties: false,
      required: ['type'],
      properties: { type: { const: 'term-proposal', description: 'Immer „term-proposal“.' } },
      examples: [{ type: 'term-proposal' }],
    }),
    'blocks/personal/term-proposal/form.ts': `import type { FormDefinition } from '../../kit/form/definition.ts';

/** A term that is missing. */
export const form = {
  operation: 'createGlossaryProposal',
  fields: [{ at: 'name', label: 'Begriff', messages: { minLength: 'Mindestens drei Buchstaben, bitte.' } }],
  submit: 'Vorschlagen',
  success: 'term',
} as const satisfies FormDefinition<'createGlossaryProposal'>;
`,
    'blocks/personal/term-proposal/block.tsx': `import type { TermProposalProps } from '../../generated/props.ts';
import type { FormBlockView } from '../../kit/block.ts';
import { PlainForm } from '../../kit/form/form-parts.tsx';

/** The form with which a visitor proposes a term. */
export function TermProposal({ form }: FormBlockView<TermProposalProps>) {
  return (
    <section className="term-proposal" aria-label="Begriff vorschlagen">
      <PlainForm form={form} />
    </section>
  );
}
`,
    'blocks/personal/term-proposal/fixtures.yaml': '- name: empty\n',
    'config/pages/lexikon/vorschlag.yaml': `# yaml-language-server: $schema=../../../documents/generated/page.schema.json
route: /lexikon/vorschlag
title: Begriff vorschlagen
description: Schlag einen Begriff für das Lexikon vor.
dataClass: static
rendering: request
audience: private
robots: noindex
body:
  main:
    - type: term-proposal
`,
  },
};
