/** Note on a link that opens a new tab, for visitors who do not see the tab open. */
export const NEW_TAB = '(öffnet in neuem Tab)';

/** Note for the text of a link that opens a new tab, visible to screen readers only. */
export function NewTabNote() {
  return <span className="visually-hidden"> {NEW_TAB}</span>;
}
