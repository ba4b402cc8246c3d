import type { FormDefinition } from '../../kit/form/definition.ts';

/** Form for a new account: email address, password, name, acceptance of the terms, and consent to the newsletter. */
export const form = {
  operation: 'registerUser',
  fields: [
    {
      at: 'email',
      label: 'E-Mail-Adresse',
      hint: 'An diese Adresse schicken wir dir einen Link zur Bestätigung.',
      autocomplete: 'email',
      messages: { required: 'Bitte gib deine E-Mail-Adresse an.' },
    },
    {
      at: 'password',
      label: 'Passwort',
      kind: 'password',
      hint: 'Mindestens 10 Zeichen. Vier Wörter, die nicht zusammengehören, sind besser als ein kurzes mit Sonderzeichen.',
      autocomplete: 'new-password',
      rule: 'password',
      messages: { required: 'Bitte denk dir ein Passwort aus.', minLength: 'Das Passwort braucht mindestens 10 Zeichen.' },
    },
    { at: 'firstName', label: 'Vorname', autocomplete: 'given-name' },
    { at: 'lastName', label: 'Nachname', autocomplete: 'family-name' },
    {
      at: 'hasAcceptedTerms',
      label: 'Ich stimme den Nutzungsbedingungen zu',
      required: true,
      link: { label: 'Nutzungsbedingungen lesen', page: 'terms-of-use' },
      messages: { required: 'Bitte stimme den Nutzungsbedingungen zu, um dich zu registrieren.' },
    },
    {
      at: 'wantsNewsletter',
      label: 'Schickt mir den Newsletter',
      hint: 'Einmal in der Woche, jederzeit abbestellbar.',
    },
  ],
  submit: 'Konto anlegen',
  success: 'registration-confirmation',
} as const satisfies FormDefinition<'registerUser'>;
