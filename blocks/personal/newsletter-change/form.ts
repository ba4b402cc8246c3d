import type { FormDefinition } from '../../kit/form/definition.ts';

/** Form for the consent to the newsletter: ticked is given, unticked withdrawn. */
export const form = {
  operation: 'changeNewsletter',
  fields: [
    {
      at: 'wantsNewsletter',
      label: 'Schickt mir den Newsletter',
      hint: 'Einmal in der Woche. Nimm das Häkchen weg, und er kommt nicht mehr.',
    },
  ],
  submit: 'Wahl speichern',
  success: 'account-details',
  done: 'Deine Wahl zum Newsletter ist gespeichert.',
} as const satisfies FormDefinition<'changeNewsletter'>;
