/**
 * Slot for an interaction in the text. Slots are numbered by their order on the page: the first shows the interaction of `default-1`. An
 * empty slot takes no space.
 */
export function InteractionPlaceholder() {
  return <div className="interaction-placeholder" data-interaction-slot="" />;
}
