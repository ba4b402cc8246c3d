import { fragmentsOfHtml, type PastedFragment } from './read-html.ts';
import { escaped } from './runs.ts';

/** Maximum length of content to convert, in characters; the browser pastes longer content unchanged. */
const MAX_LENGTH = 1_000_000;
const MARKUP = /<\/?(?:a|abbr|b|br|code|em|i|strong|sub|sup)\b[^<>]*>/iu;

/**
 * Reads the clipboard if it contains more than one line of plain text. Returns undefined if the browser should paste the text unchanged,
 * which preserves markup in the text.
 */
export function fragmentsOfPaste(html: string, text: string): readonly PastedFragment[] | undefined {
  if (html.length > MAX_LENGTH || text.length > MAX_LENGTH || MARKUP.test(text)) return undefined;
  const fragments = html === '' ? fragmentsOfText(text) : fragmentsOfHtml(html);
  const [only, ...more] = fragments;
  if (only === undefined) return undefined;
  const isPlain = more.length === 0 && only.kind === 'paragraph' && only.text === text.trim();
  return isPlain ? undefined : fragments;
}

/** Reads plain text of several lines: paragraphs between empty lines, and lines that start like list items. */
function fragmentsOfText(text: string): readonly PastedFragment[] {
  const parts = text.split(/\n[ \t\r]*\n/u).filter((part) => part.trim() !== '');
  return parts.length < 2 ? [] : parts.flatMap(fragmentsOfPart);
}

function fragmentsOfPart(part: string): readonly PastedFragment[] {
  const lines = part
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  for (const [isOrdered, sign] of [
    [false, /^[-–•·*]\s+/u],
    [true, /^\d{1,3}[.)]\s+/u],
  ] as const)
    if (lines.every((line) => sign.test(line)))
      return [{ kind: 'list', isOrdered, items: lines.map((line) => escaped(line.replace(sign, ''))) }];
  return [{ kind: 'paragraph', text: escaped(lines.join('\n')) }];
}
