import { HighlightStyle } from '@codemirror/language';
import { tags } from '@lezer/highlight';

/** Syntax colors from the color roles of the portal, which are readable in light and dark mode. */
export const syntaxColors = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--color-accent)' },
  { tag: tags.comment, color: 'var(--color-muted)', fontStyle: 'italic' },
  { tag: [tags.keyword, tags.labelName, tags.typeName], color: 'var(--color-warn)' },
  { tag: [tags.punctuation, tags.separator, tags.squareBracket, tags.brace, tags.meta], color: 'var(--color-muted)' },
]);
