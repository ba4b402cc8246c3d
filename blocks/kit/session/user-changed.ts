/** What keeps answers about a user listens for it on the document, and forgets them. */
export const USER_CHANGED = 'parkett:user-changed';
