import { ATTRIBUTES } from './allowed.ts';

/** Functions in styles and attributes that load nothing. */
const FUNCTIONS: ReadonlySet<string> = new Set(
  'rgb rgba hsl hsla matrix rotate scale translate skewx skewy translatex translatey calc var nth-child not'.split(' '),
);

/** Returns true if an attribute may stay: it draws, and refers only to parts of the same drawing. */
export function isHarmless(name: string, value: string): boolean {
  if (!ATTRIBUTES.has(name)) return false;
  return name === 'href' ? /^#[\w.-]+$/u.test(value) : isHarmlessStyle(value);
}

/** Returns true if a style imports and loads nothing, and contains no escapes that could hide it. Takes linear time. */
export function isHarmlessStyle(text: string): boolean {
  if (/[\\@<]|\/\*|javascript:|expression|-moz-binding/iu.test(text)) return false;
  for (let at = text.indexOf('('); at !== -1; at = text.indexOf('(', at + 1)) {
    const name = wordBefore(text, at).toLowerCase();
    if (!FUNCTIONS.has(name) && !(name === 'url' && isOwnReference(text, at))) return false;
  }
  return true;
}

/** Name of the function before an opening bracket. */
function wordBefore(text: string, bracket: number): string {
  let end = bracket;
  while (end > 0 && /\s/u.test(text.charAt(end - 1))) end -= 1;
  let start = end;
  while (start > 0 && /[\w-]/u.test(text.charAt(start - 1))) start -= 1;
  return text.slice(start, end);
}

const OWN_REFERENCE = /\(\s*["']?#[\w.-]+["']?\s*(?:\)|$)/uy;

function isOwnReference(text: string, bracket: number): boolean {
  OWN_REFERENCE.lastIndex = bracket;
  return OWN_REFERENCE.test(text);
}
