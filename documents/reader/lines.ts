/** Lines of a text, and the offset at which each begins. */
interface Lines {
  readonly text: string;
  readonly lines: readonly string[];
  readonly starts: readonly number[];
}

/** Cache of the last text: its findings request its lines one after the other. */
let last: Lines = { text: '', lines: [''], starts: [0] };

function read(text: string): Lines {
  if (last.text === text) return last;
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  last = { text, lines: text.split(/\r?\n/u), starts };
  return last;
}

/** Returns all lines, without their line ends. */
export function linesOf(text: string): readonly string[] {
  return read(text).lines;
}

/** Returns the number of the line at an offset, counted from 1, and the offset at which it begins. */
export function lineAt(text: string, offset: number): { readonly line: number; readonly start: number } {
  const { starts } = read(text);
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? Infinity) <= offset) low = middle + 1;
    else high = middle;
  }
  return { line: Math.max(1, low), start: starts[low - 1] ?? 0 };
}

/** Returns the offset at which a line, counted from 1, begins; that of the end for a line that does not exist. */
export function startOfLine(text: string, line: number): number {
  return read(text).starts[line - 1] ?? text.length;
}
