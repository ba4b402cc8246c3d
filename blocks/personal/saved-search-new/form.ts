import type { FormDefinition } from '../../kit/form/definition.ts';

/** Form that saves a search; the finder's link prefills it. */
export const form = {
  operation: 'createSavedSearch',
  fields: [
    { at: 'name', label: 'Name der Suche', query: 'name', autocomplete: 'off', messages: { required: 'Bitte gib der Suche einen Namen.' } },
    { at: 'finder', label: 'Finder', kind: 'hidden', query: 'finder' },
    { at: 'query', label: 'Abfrage', kind: 'hidden', query: 'abfrage' },
  ],
  submit: 'Suche speichern',
  success: 'saved-searches',
  done: 'Die Suche ist gespeichert.',
} as const satisfies FormDefinition<'createSavedSearch'>;
