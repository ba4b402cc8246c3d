import type { FormDefinition } from '../../kit/form/definition.ts';

/** Form for a new password and the code from the mail. The link in that mail prefills the code. */
export const form = {
  operation: 'resetPassword',
  fields: [
    {
      at: 'code',
      label: 'Code aus der E-Mail',
      hint: 'Er gilt eine Stunde und steht in der E-Mail unter dem Link.',
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
      label: 'Neues Passwort',
      kind: 'password',
      hint: 'Mindestens 10 Zeichen. Vier Wörter, die nicht zusammengehören, sind besser als ein kurzes mit Sonderzeichen.',
      autocomplete: 'new-password',
      rule: 'password',
      messages: { required: 'Bitte denk dir ein Passwort aus.', minLength: 'Das Passwort braucht mindestens 10 Zeichen.' },
    },
  ],
  submit: 'Passwort festlegen',
  success: 'login',
  done: 'Dein neues Passwort gilt. Melde dich jetzt damit an.',
} as const satisfies FormDefinition<'resetPassword'>;
