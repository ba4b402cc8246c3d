/** Header of calls that the site makes for all visitors, such as those of a public page. */
export const FOR_EVERYONE = { 'x-parkett-for': 'everyone' } as const;
