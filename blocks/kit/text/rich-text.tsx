import sanitizeHtml from 'sanitize-html';
import { INLINE_ATTRIBUTES, INLINE_TAGS } from '#documents/rules/inline-markup.ts';
import { safeHref } from '#documents/rules/safe-href.ts';

export interface RichTextProps {
  /** Text of an author, with untrusted inline markup. */
  readonly html: string;
  readonly as?: 'p' | 'li' | 'div' | 'span' | 'td' | 'th' | 'blockquote';
  readonly className?: string;
}

/** Text with the few inline tags that articles may use. For the server only: islands must not import it. */
export function RichText({ html, as: Element = 'span', className }: RichTextProps) {
  if (!/[<&]/.test(html)) return <Element className={className}>{html}</Element>;
  return <Element className={className} dangerouslySetInnerHTML={{ __html: safeInline(html) }} />;
}

const WHITELIST: sanitizeHtml.IOptions = {
  allowedTags: [...INLINE_TAGS],
  allowedAttributes: Object.fromEntries(Object.entries(INLINE_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: attributesOf(href) }),
  },
};

/** Removes all but the allowed inline tags. Scripts and styles are removed with their content, other tags leave their text. */
export function safeInline(html: string): string {
  return sanitizeHtml(html, WHITELIST);
}

function attributesOf(written: string): Record<string, string> {
  const href = safeHref(written);
  if (href === undefined) return {};
  return /^https?:/i.test(href) ? { href, target: '_blank', rel: 'noopener' } : { href };
}
