import * as messages from '#domain/texts/messages.ts';
import { slugOf } from '#domain/text/slug.ts';

interface TipProps {
  /** Explained term; unique on a page, since it identifies the explanation. */
  readonly term: string;
}

/**
 * Button beside a technical term that opens its explanation. The explanation is a native popover: it needs no script, at most one is open,
 * and Escape or a click elsewhere closes it.
 */
export function TipButton({ term }: TipProps) {
  return <button className="tip" type="button" popoverTarget={idOf(term)} aria-label={`${term}: ${messages.whatIsThis}`} />;
}

/** Explanation of a term. It is rendered away from the term, so that it does not become part of the term's own text. */
export function TipText({ term, text }: TipProps & { readonly text: string }) {
  return (
    <p className="tip__text" id={idOf(term)} popover="auto" data-tip="">
      {text}
    </p>
  );
}

function idOf(term: string): string {
  return `was-ist-${slugOf(term)}`;
}
