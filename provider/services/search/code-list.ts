import { plainSigns } from '#domain/search/plain-signs.ts';
import { withoutLabels } from '#domain/search/code-forms.ts';
import { isIsin, isWkn } from '#domain/instrument/check-digit.ts';

/** Maximum number of codes: each needs a lookup in every index. */
const MOST_CODES = 50;

/**
 * Returns the ISINs and WKNs of a text that consists of several of them and nothing else, as pasted from a table: each once, in upper case,
 * in order. Undefined for any other text. A WKN without a digit counts as a word, because visitors usually type words.
 */
export function codeList(text: string): readonly string[] | undefined {
  const parts = withoutLabels(plainSigns(text))
    .text.toUpperCase()
    .split(/[\s,;|/-]+/u);
  const codes = [...new Set(parts.filter((part) => part !== ''))];
  return codes.length > 1 && codes.length <= MOST_CODES && codes.every(isCode) ? codes : undefined;
}

function isCode(text: string): boolean {
  return isIsin(text) || (isWkn(text) && /\d/u.test(text));
}
