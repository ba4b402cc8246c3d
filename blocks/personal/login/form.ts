import type { FormDefinition } from '../../kit/form/definition.ts';

/** Form that opens a session and leads back to the previous page. */
export const form = {
  operation: 'loginUser',
  fields: [
    {
      at: 'email',
      label: 'E-Mail-Adresse',
      autocomplete: 'username',
      messages: { required: 'Bitte gib die E-Mail-Adresse deines Kontos an.' },
    },
    {
      at: 'password',
      label: 'Passwort',
      kind: 'password',
      autocomplete: 'current-password',
      messages: { required: 'Bitte gib dein Passwort an.' },
    },
    {
      at: 'staysLoggedIn',
      label: 'Angemeldet bleiben',
      hint: '30 Tage lang. Nimm es auf fremden Geräten nicht.',
    },
  ],
  submit: 'Anmelden',
  success: 'account',
  returnTo: 'from',
} as const satisfies FormDefinition<'loginUser'>;
