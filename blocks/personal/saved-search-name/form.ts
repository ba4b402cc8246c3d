import type { FormDefinition } from '../../kit/form/definition.ts';

/** Form for another name of a search; the list's link prefills the current one. */
export const form = {
  operation: 'renameSavedSearch',
  fields: [
    { at: 'name', label: 'Neuer Name', query: 'name', autocomplete: 'off', messages: { required: 'Bitte gib der Suche einen Namen.' } },
    { at: 'path:searchId', label: 'Suche', kind: 'hidden', query: 'suche' },
  ],
  submit: 'Umbenennen',
  success: 'saved-searches',
  done: 'Die Suche heißt jetzt anders.',
} as const satisfies FormDefinition<'renameSavedSearch'>;
