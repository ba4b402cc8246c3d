/** Messages about calls that say nothing themselves. Islands alone tell them, so they travel with what asks for data. Source: portal.md §8. */
export const unknownQueryError = 'Query Cache Unbekannter Fehler';
export const unknownUserError = 'Unbekannter Fehler';
