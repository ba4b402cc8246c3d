/**
 * A slot for an interaction at this place of the text. Slots count in their order on the page: the first takes the interaction of
 * `default-1`. While none is in it, it takes no space.
 */
export function InteractionPlaceholder() {
  return <div className="interaction-placeholder" data-interaction-slot="" />;
}
