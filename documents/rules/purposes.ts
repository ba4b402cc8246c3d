/** To keep on the device what serves measuring: whoever agrees to it has said yes. Source: contract.md §6. */
export const STORAGE_PURPOSE = 1;
/** To show advertisements. Source: contract.md §4 "the ad engine loads only after purpose-2 consent". */
export const AD_PURPOSE = 2;
