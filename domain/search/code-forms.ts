import { isIsin, isWkn } from '../instrument/check-digit.ts';

/** Words before a code: `WKN: 716460`, `ISIN DE0007164600`, `wkn716460`. */
const LABEL =
  /(?<![\p{Letter}\p{Number}])(?:ISIN|WKN|Wertpapierkennnummer)(?:[\s:#.=-]+|(?=[A-Z0-9]{6}(?![A-Z0-9])|[A-Z]{2}[A-Z0-9]{10}(?![A-Z0-9])))/giu;
const WKN_LENGTH = 6;
const ISIN_LENGTH = 12;
/** Maximum length of a code, including spaces. */
const LONGEST = 60;

/** Removes the labels of codes from a text, and returns whether it had one. A label alone is an ordinary word. */
export function withoutLabels(text: string): { readonly text: string; readonly isLabelled: boolean } {
  const rest = text.replaceAll(LABEL, ' ').trim();
  return rest === '' || rest === text.trim() ? { text, isLabelled: false } : { text: rest, isLabelled: true };
}

/**
 * Returns the ISIN or WKN that a text is or contains, in upper case: whole, or with spaces, dashes or dots inside (`DE 000 716 460 0`). A
 * WKN counts only if an instrument has it, because most words of six letters have its form.
 * @param text without labels
 */
export function codeIn(text: string, isKnownWkn: (code: string) => boolean): string | undefined {
  if (text.length > LONGEST) return undefined;
  const upper = text.toUpperCase();
  const compact = upper.replaceAll(/[^A-Z0-9]+/gu, '');
  if (isIsin(compact)) return compact;
  const isWknLike = compact.length === WKN_LENGTH && isWkn(compact) && /\d/u.test(compact);
  if (isWknLike && isKnownWkn(compact)) return compact;
  const words = upper.split(/[^A-Z0-9]+/u).filter((word) => word !== '');
  return isinAmong(words) ?? words.find((word) => word.length === WKN_LENGTH && /\d/u.test(word) && isWkn(word) && isKnownWkn(word));
}

/** Returns an ISIN that consecutive words form. */
function isinAmong(words: readonly string[]): string | undefined {
  for (const start of words.keys()) {
    let joined = '';
    for (let end = start; end < words.length && joined.length < ISIN_LENGTH; end += 1) {
      joined += words[end] ?? '';
      if (joined.length === ISIN_LENGTH && isIsin(joined)) return joined;
    }
  }
  return undefined;
}

/** Suffixes of symbols at other services, by exchange: `SAP.DE`, `SAP:GR`, `EURUSD=X`. */
const TICKER = /^[$^]?([A-Z0-9]{1,10})(?:[.:](?:DE|F|MU|SG|DU|HM|HA|BE|ETR|L|PA|AS|MI|MC|SW|VI|US|N|O|GR|GY)|=[XF])?$/iu;
const EXCHANGE_FIRST = /^(?:XETRA|XETR|ETR|FRA|FWB|TRADEGATE|NASDAQ|NYSE|LSE|SIX|INDEX\w*|TVC|FX|BINANCE):([A-Z0-9.]{1,10})$/iu;

/** Returns the symbol in a text that also names its exchange or has a sign before it; undefined for any other text. */
export function symbolIn(text: string): string | undefined {
  const trimmed = text.trim();
  const symbol = EXCHANGE_FIRST.exec(trimmed)?.[1] ?? TICKER.exec(trimmed)?.[1];
  return symbol === undefined || symbol === trimmed ? undefined : symbol;
}
