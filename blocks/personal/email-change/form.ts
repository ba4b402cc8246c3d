import type { FormDefinition } from '../../kit/form/definition.ts';

/** Form for another email address of the account, which is valid once the code sent to it is confirmed. */
export const form = {
  operation: 'changeUserEmail',
  fields: [
    {
      at: 'email',
      label: 'Neue E-Mail-Adresse',
      hint: 'An diese Adresse schicken wir dir einen Code. Bis du ihn eingibst, bleibt deine bisherige.',
      autocomplete: 'email',
      messages: { required: 'Bitte gib deine neue E-Mail-Adresse an.' },
    },
    {
      at: 'currentPassword',
      label: 'Dein Passwort',
      kind: 'password',
      autocomplete: 'current-password',
      messages: { required: 'Bitte gib dein Passwort an.' },
    },
  ],
  submit: 'Code anfordern',
  success: 'account-address',
  done: 'Der Code ist unterwegs an deine neue Adresse.',
} as const satisfies FormDefinition<'changeUserEmail'>;
