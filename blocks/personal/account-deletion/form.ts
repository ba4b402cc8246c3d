import type { FormDefinition } from '../../kit/form/definition.ts';

/** Form to delete the account: the password, and a confirmation. */
export const form = {
  operation: 'deleteUser',
  fields: [
    {
      at: 'currentPassword',
      label: 'Dein Passwort',
      kind: 'password',
      autocomplete: 'current-password',
      messages: { required: 'Bitte gib dein Passwort an.' },
    },
    {
      at: 'isConfirmed',
      label: 'Ja, mein Konto soll endgültig gelöscht werden',
      required: true,
      messages: { required: 'Bitte bestätige, dass dein Konto endgültig gelöscht werden soll.' },
    },
  ],
  submit: 'Konto endgültig löschen',
  success: 'login',
  done: 'Dein Konto ist gelöscht. Eine letzte E-Mail bestätigt es dir.',
} as const satisfies FormDefinition<'deleteUser'>;
