/** Note on a link that opens a new tab, for visitors who do not see the tab open. */
export const NEW_TAB = '(öffnet in neuem Tab)';

/** The same inside the link's text. */
export function NewTabNote() {
  return <span className="visually-hidden"> {NEW_TAB}</span>;
}
