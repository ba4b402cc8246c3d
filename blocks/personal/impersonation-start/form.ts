import type { FormDefinition } from '../../kit/form/definition.ts';

/** Form that lets support work in the account of a user, in its own session. */
export const form = {
  operation: 'startImpersonation',
  fields: [
    {
      at: 'email',
      label: 'E-Mail-Adresse des Nutzers',
      autocomplete: 'off',
      messages: { required: 'Bitte gib die E-Mail-Adresse des Nutzers an.' },
    },
  ],
  submit: 'Im Konto arbeiten',
  success: 'account',
} as const satisfies FormDefinition<'startImpersonation'>;
