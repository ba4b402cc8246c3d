/** What a visitor pays at the gateway, beside a call by HTTP that is answered from memory. Calls of the contracts cost what they say. */
export const cost = { connection: 1, message: 0.05 } as const;
