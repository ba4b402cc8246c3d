/** Event on the document after which caches of answers about a user are cleared. */
export const USER_CHANGED = 'parkett:user-changed';
