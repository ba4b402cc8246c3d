/** Lifetime in days of every cookie that outlives the session; all others end with it. */
export const COOKIE_DAYS = { login: 30, scapaId: 30, sessionCounter: 30, campaign: 30, internalCampaign: 1 } as const;
