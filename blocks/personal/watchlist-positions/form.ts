import type { FormDefinition } from '../../kit/form/definition.ts';

const list = { at: 'path:entityValue', label: 'Watchlist', kind: 'hidden' } as const;
const confirm = {
  title: 'Auf die Watchlist nehmen?',
  submit: 'Auf die Watchlist nehmen',
  asks: 'findWatchlistPositions',
  fills: { list: 'list' },
} as const;

/** Forms to add instruments, one by one or from a file, and to delete a position. */
export const forms = {
  add: {
    operation: 'addWatchlistPositions',
    fields: [list],
    rows: {
      at: 'rows',
      legend: 'Instrument',
      add: 'Weiteres Instrument',
      most: 20,
      fields: [
        {
          at: 'code',
          label: 'ISIN oder WKN',
          autocomplete: 'off',
          messages: {
            required: 'Bitte gib eine ISIN oder WKN an.',
            pattern: 'Eine ISIN hat zwölf Zeichen, eine WKN sechs, zum Beispiel DE0007164600 oder 716460.',
          },
        },
        { at: 'amount', label: 'Stück', autocomplete: 'off' },
        { at: 'note', label: 'Notiz', autocomplete: 'off' },
      ],
    },
    submit: 'Prüfen',
    confirm,
    success: 'watchlist',
    done: 'Die Instrumente stehen auf der Watchlist.',
  } as const satisfies FormDefinition<'addWatchlistPositions', 'findWatchlistPositions'>,
  import: {
    operation: 'addWatchlistPositions',
    fields: [
      list,
      {
        at: 'text',
        label: 'Datei mit ISIN oder WKN',
        kind: 'file',
        hint: 'CSV- oder Textdatei bis 95 kB, mit einem Instrument in jeder Zeile. Bevor etwas auf die Liste kommt, siehst du, was wir erkannt haben.',
        required: true,
        accept: ['.csv', '.txt', '.tsv'],
        maxBytes: 97_280,
      },
    ],
    submit: 'Datei prüfen',
    confirm,
    success: 'watchlist',
    done: 'Die Instrumente stehen auf der Watchlist.',
  } as const satisfies FormDefinition<'addWatchlistPositions', 'findWatchlistPositions'>,
  remove: {
    operation: 'deleteWatchlistPosition',
    fields: [list, { at: 'path:positionId', label: 'Position', kind: 'hidden' }],
    submit: 'Entfernen',
    success: 'watchlist',
    done: 'Das Instrument steht nicht mehr auf der Watchlist.',
  } as const satisfies FormDefinition<'deleteWatchlistPosition'>,
};
