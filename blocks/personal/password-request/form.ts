import type { FormDefinition } from '../../kit/form/definition.ts';

/**
 * Form that sends a code to the address of an account. It does not reveal whether the account exists: the next page is the same for all.
 */
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
