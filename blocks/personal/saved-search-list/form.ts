import type { FormDefinition } from '../../kit/form/definition.ts';

/** Form that deletes a search. */
export const form = {
  operation: 'deleteSavedSearch',
  fields: [{ at: 'path:searchId', label: 'Suche', kind: 'hidden' }],
  submit: 'Löschen',
  confirm: { title: 'Suche löschen?', submit: 'Ja, löschen' },
  success: 'saved-searches',
  done: 'Die Suche ist gelöscht.',
} as const satisfies FormDefinition<'deleteSavedSearch'>;
