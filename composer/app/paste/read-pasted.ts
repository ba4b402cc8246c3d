import { piecesOfHtml, type Piece } from './read-html.ts';
import { escaped } from './runs.ts';

/** More is no text that somebody wrote; it comes in as the browser pastes it. */
const LONGEST = 1_000_000;
const MARKUP = /<\/?(?:a|abbr|b|br|code|em|i|strong|sub|sup)\b[^<>]*>/iu;

/**
 * Reads the clipboard if it holds more than one line of plain text. undefined: the text is pasted unchanged, so that markup from elsewhere
 * stays as it is.
 */
export function piecesOfPaste(html: string, text: string): readonly Piece[] | undefined {
  if (html.length > LONGEST || text.length > LONGEST || MARKUP.test(text)) return undefined;
  const pieces = html === '' ? piecesOfText(text) : piecesOfHtml(html);
  const [only, ...more] = pieces;
  if (only === undefined) return undefined;
  const isPlain = more.length === 0 && only.kind === 'paragraph' && only.text === text.trim();
  return isPlain ? undefined : pieces;
}

/** Plain text on several lines: paragraphs between empty lines, and lines that begin like items of a list. */
function piecesOfText(text: string): readonly Piece[] {
  const parts = text.split(/\n[ \t\r]*\n/u).filter((part) => part.trim() !== '');
  return parts.length < 2 ? [] : parts.flatMap(piecesOfPart);
}

function piecesOfPart(part: string): readonly Piece[] {
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
