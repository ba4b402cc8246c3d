/** In front of the address of a page that is to be shown with the drafts in it. */
export const PREVIEW = '/redaktion/vorschau/';
