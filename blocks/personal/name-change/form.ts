import type { FormDefinition } from '../../kit/form/definition.ts';

/** Form for another name, or none. */
export const form = {
  operation: 'changeUserName',
  fields: [
    { at: 'firstName', label: 'Vorname', autocomplete: 'given-name' },
    { at: 'lastName', label: 'Nachname', autocomplete: 'family-name' },
    { at: 'isRemoved', label: 'Meinen Namen löschen', hint: 'Parkett funktioniert auch ohne ihn.' },
  ],
  submit: 'Namen speichern',
  success: 'account-details',
  done: 'Dein Name ist geändert.',
} as const satisfies FormDefinition<'changeUserName'>;
