import type { FormDefinition } from '../../kit/form/definition.ts';

/** Lets support work in the account of a user, in the session that it has. */
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
