/**
 * Messages for failed calls without a message of their own. Only islands show them, so they are bundled with the code that requests data.
 * Source: portal.md §8.
 */
export const unknownQueryError = 'Query Cache Unbekannter Fehler';
export const unknownUserError = 'Unbekannter Fehler';
