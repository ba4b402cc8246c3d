import type { FormDefinition } from '../../kit/form/definition.ts';

/**
 * Form for the code from the mail. The link in that mail prefills it, so that one click confirms. If several registrations of the address
 * are pending, the provider also requires the password.
 */
export const form = {
  operation: 'confirmUser',
  fields: [
    {
      at: 'code',
      label: 'Code aus der E-Mail',
      hint: 'Er gilt 48 Stunden und steht in der E-Mail unter dem Link.',
      autocomplete: 'one-time-code',
      query: 'code',
      messages: {
        required: 'Bitte gib den Code aus der E-Mail ein.',
        minLength: 'Der Code ist unvollständig. Bitte kopiere ihn ganz aus der E-Mail.',
        pattern: 'Der Code besteht nur aus Buchstaben, Ziffern und Strichen. Bitte kopiere ihn ganz aus der E-Mail.',
      },
    },
    {
      at: 'password',
      label: 'Passwort deiner Registrierung',
      kind: 'password',
      hint: 'Das Passwort, das du dir bei der Registrierung ausgedacht hast.',
      autocomplete: 'current-password',
      isOnDemand: true,
    },
  ],
  submit: 'E-Mail-Adresse bestätigen',
  success: 'registration-done',
} as const satisfies FormDefinition<'confirmUser'>;
