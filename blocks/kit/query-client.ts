import { createQueryClient } from '#client/query-client.ts';

/** The one data cache of all islands of a page. */
export const queryClient = createQueryClient();
