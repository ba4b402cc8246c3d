import type { FormDefinition } from '../../kit/form/definition.ts';

/** Form for another password. All other devices are logged out. */
export const form = {
  operation: 'changePassword',
  fields: [
    {
      at: 'currentPassword',
      label: 'Bisheriges Passwort',
      kind: 'password',
      autocomplete: 'current-password',
      messages: { required: 'Bitte gib dein bisheriges Passwort an.' },
    },
    {
      at: 'newPassword',
      label: 'Neues Passwort',
      kind: 'password',
      hint: 'Mindestens 10 Zeichen. Vier Wörter, die nicht zusammengehören, sind besser als ein kurzes mit Sonderzeichen.',
      autocomplete: 'new-password',
      rule: 'password',
      messages: { required: 'Bitte denk dir ein Passwort aus.', minLength: 'Das Passwort braucht mindestens 10 Zeichen.' },
    },
  ],
  submit: 'Passwort ändern',
  success: 'settings',
  done: 'Dein Passwort ist geändert. Alle anderen Geräte sind abgemeldet.',
} as const satisfies FormDefinition<'changePassword'>;
