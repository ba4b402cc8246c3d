/** Path prefix under which the server renders a page with the editor's drafts. */
export const PREVIEW = '/redaktion/vorschau/';
