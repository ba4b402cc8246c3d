import * as messages from '#domain/texts/messages.ts';
import { slugOf } from '#domain/text/slug.ts';

interface TipProps {
  /** Explained term; unique on a page, since it identifies the explanation. */
  readonly term: string;
}

/**
 * A sign beside a word of the field, whose touch opens the explanation of it. That is a popover of the browser: it needs no script,
 * one at most is open, and it closes by Escape and by a touch beside it.
 */
export function TipButton({ term }: TipProps) {
  return <button className="tip" type="button" popoverTarget={idOf(term)} aria-label={`${term}: ${messages.whatIsThis}`} />;
}

/** The explanation; it stands apart from the word, whose own text it must not become part of. */
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
