/** Header of calls that the site makes for all visitors at once, such as those of a page that is drawn for everyone. */
export const FOR_EVERYONE = { 'x-parkett-for': 'everyone' } as const;
