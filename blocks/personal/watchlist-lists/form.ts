import type { FormDefinition } from '../../kit/form/definition.ts';

const nameMissing = { required: 'Bitte gib der Watchlist einen Namen.' };

/** Forms to create, rename and delete a watchlist. */
export const forms = {
  create: {
    operation: 'createWatchlist',
    fields: [{ at: 'name', label: 'Name der neuen Watchlist', autocomplete: 'off', messages: nameMissing }],
    submit: 'Watchlist anlegen',
    success: 'watchlist',
    done: 'Die Watchlist ist angelegt.',
  } as const satisfies FormDefinition<'createWatchlist'>,
  rename: {
    operation: 'renameWatchlist',
    fields: [
      { at: 'name', label: 'Neuer Name', query: 'name', autocomplete: 'off', messages: nameMissing },
      { at: 'path:entityValue', label: 'Watchlist', kind: 'hidden', query: 'umbenennen' },
    ],
    submit: 'Umbenennen',
    success: 'watchlists',
    done: 'Die Watchlist heißt jetzt anders.',
  } as const satisfies FormDefinition<'renameWatchlist'>,
  remove: {
    operation: 'deleteWatchlist',
    fields: [{ at: 'path:entityValue', label: 'Watchlist', kind: 'hidden' }],
    submit: 'Löschen',
    confirm: { title: 'Watchlist löschen?', submit: 'Ja, mit allen Positionen löschen' },
    success: 'watchlists',
    done: 'Die Watchlist ist gelöscht.',
  } as const satisfies FormDefinition<'deleteWatchlist'>,
};
