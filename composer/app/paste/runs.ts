/** Marks inside of lines, from the outside in. */
const ORDER = ['strong', 'em', 'code', 'sub', 'sup'] as const;

export type Mark = (typeof ORDER)[number];

/** Text that carries the same marks all along. */
export interface Run {
  readonly text: string;
  readonly marks: ReadonlySet<Mark>;
  readonly link: string | undefined;
  readonly breaks: boolean;
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text whose signs stand for themselves in a text with markup. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>]/gu, (sign) => ESCAPED[sign] ?? sign);
}

/** One line of text as editors write it: no space at its ends, marks and links around what belongs together. */
export function lineOf(runs: readonly Run[]): string {
  const opened: string[] = [];
  let line = '';
  for (const run of withSpacesOutside(runs)) {
    const wanted = tagsOf(run);
    const kept = opened.findIndex((tag, index) => tag !== wanted[index]);
    for (const tag of opened.splice(kept < 0 ? opened.length : kept).toReversed()) line += `</${/^\w+/u.exec(tag)?.[0] ?? ''}>`;
    for (const tag of wanted.slice(opened.length)) line += `<${tag}>`;
    opened.push(...wanted.slice(opened.length));
    line += run.breaks ? '<br>' : escaped(run.text);
  }
  for (const tag of opened.toReversed()) line += `</${/^\w+/u.exec(tag)?.[0] ?? ''}>`;
  return line;
}

/** The same without marks. */
export function plainOf(runs: readonly Run[]): string {
  return withSpacesOutside(runs)
    .map(({ text, breaks }) => (breaks ? ' ' : text))
    .join('');
}

function tagsOf({ marks, link }: Run): string[] {
  const own = ORDER.filter((mark) => marks.has(mark));
  return link === undefined ? own : [`a href="${link.replaceAll(/[&<>"]/gu, (sign) => ESCAPED[sign] ?? sign)}"`, ...own];
}

/**
 * Words and the single spaces between them, none at the ends of lines. A space carries only what both of its neighbours do, so that no
 * mark ends with one.
 */
function withSpacesOutside(runs: readonly Run[]): readonly Run[] {
  const tokens: Run[] = [];
  for (const run of runs.flatMap(tokensOf)) {
    const before = tokens.at(-1);
    const isAtSpace = before === undefined || before.breaks || isSpace(before);
    if (run.breaks && before !== undefined && isSpace(before)) tokens.pop();
    if (!isSpace(run) || !isAtSpace) tokens.push(run);
  }
  while (tokens.at(-1) !== undefined && (isSpace(tokens.at(-1)) || tokens.at(-1)?.breaks === true)) tokens.pop();
  while (tokens[0]?.breaks === true) tokens.shift();
  return tokens.map((token, index) => {
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    if (!(isSpace(token) || token.breaks) || before === undefined || after === undefined) return token;
    return {
      ...token,
      marks: new Set([...before.marks].filter((mark) => after.marks.has(mark))),
      link: before.link === after.link ? before.link : undefined,
    };
  });
}

/** Words, and what stands between them: one space, but for a single one that no line breaks at. */
function tokensOf(run: Run): readonly Run[] {
  if (run.breaks) return [run];
  const tokens = run.text.match(/[ \t\r\n\u00A0]+|[^ \t\r\n\u00A0]+/gu) ?? [];
  return tokens.map((text) => ({ ...run, text: text === '\u00A0' || text.trim() !== '' ? text : ' ' }));
}

function isSpace(run: Run | undefined): boolean {
  return run !== undefined && !run.breaks && run.text.trim() === '';
}
