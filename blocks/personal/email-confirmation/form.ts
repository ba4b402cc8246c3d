import type { FormDefinition } from '../../kit/form/definition.ts';

/** Form for the code from the mail to the new address. The link in that mail prefills it. */
export const form = {
  operation: 'confirmUserEmail',
  fields: [
    {
      at: 'code',
      label: 'Code aus der E-Mail',
      hint: 'Er gilt 24 Stunden und steht in der E-Mail unter dem Link.',
      autocomplete: 'one-time-code',
      query: 'code',
      messages: {
        required: 'Bitte gib den Code aus der E-Mail ein.',
        minLength: 'Der Code ist unvollständig. Bitte kopiere ihn ganz aus der E-Mail.',
        pattern: 'Der Code besteht nur aus Buchstaben, Ziffern und Strichen. Bitte kopiere ihn ganz aus der E-Mail.',
      },
    },
  ],
  submit: 'E-Mail-Adresse bestätigen',
  success: 'account',
  done: 'Deine neue E-Mail-Adresse gilt. Alle anderen Geräte sind abgemeldet.',
} as const satisfies FormDefinition<'confirmUserEmail'>;
