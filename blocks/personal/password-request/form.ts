import type { FormDefinition } from '../../kit/form/definition.ts';

/** Sends a code to an account's address. Whether there is one nobody learns: the next page says the same to all. */
export const form = {
  operation: 'requestPasswordReset',
  fields: [
    {
      at: 'email',
      label: 'E-Mail-Adresse',
      hint: 'Die Adresse, mit der du dich anmeldest.',
      autocomplete: 'username',
      messages: { required: 'Bitte gib die E-Mail-Adresse deines Kontos an.' },
    },
  ],
  submit: 'Code schicken',
  success: 'password-reset',
} as const satisfies FormDefinition<'requestPasswordReset'>;
