/**
 * Returns the line of the first quote that is not closed properly, that is, followed by a delimiter or the end of the line. Undefined if
 * all are closed. Doubled quotes inside are text.
 */
export function lineOfOpenQuote(text: string, delimiter: string): number | undefined {
  let line = 1;
  let opened: number | undefined;
  let isStart = true;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (opened === undefined) {
      if (sign === '"' && isStart) opened = line;
      isStart = sign === delimiter || sign === '\n' || (isStart && (sign === ' ' || sign === '\r' || sign === '\uFEFF'));
    } else if (sign === '"' && text[at + 1] === '"') at += 1;
    else if (sign === '"') {
      if (!isEnd(text, at + 1, delimiter)) return opened;
      opened = undefined;
      isStart = false;
    }
    if (sign === '\n') line += 1;
  }
  return opened;
}

/** Returns true if, apart from spaces, a delimiter or the end of the line follows. */
function isEnd(text: string, from: number, delimiter: string): boolean {
  const blank = delimiter === '\t' ? /[^ ]/g : /[^ \t]/g;
  blank.lastIndex = from;
  const sign = blank.exec(text)?.[0];
  return sign === undefined || sign === delimiter || sign === '\n' || sign === '\r';
}
