/** Purpose: storing data for measuring on the device. Agreeing to it is agreeing to measuring. Source: contract.md §6. */
export const STORAGE_PURPOSE = 1;
/** Purpose: showing advertisements. Source: contract.md §4 "the ad engine loads only after purpose-2 consent". */
export const AD_PURPOSE = 2;
