import type { FormDefinition } from '../../kit/form/definition.ts';

/** Another name for a search; the list leads here with the one it has. */
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
