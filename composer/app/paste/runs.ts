/** Inline marks, from the outermost to the innermost. */
const ORDER = ['strong', 'em', 'code', 'sub', 'sup'] as const;

export type Mark = (typeof ORDER)[number];

/** Run of text with the same marks and link. */
export interface Run {
  readonly text: string;
  readonly marks: ReadonlySet<Mark>;
  readonly link: string | undefined;
  readonly breaks: boolean;
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes characters that have a meaning in markup. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>]/gu, (sign) => ESCAPED[sign] ?? sign);
}

/** Line of text with markup: no spaces at its ends, and one pair of tags around neighbors with the same marks or link. */
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

/** Line of text without markup. */
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
 * Words with single spaces between them, none at the ends of lines. A space has only the marks that both neighbors have, so that no mark
 * ends with a space.
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

/** Splits a run into words and spaces. White space becomes one space, except for a single no-break space, which stays. */
function tokensOf(run: Run): readonly Run[] {
  if (run.breaks) return [run];
  const tokens = run.text.match(/[ \t\r\n\u00A0]+|[^ \t\r\n\u00A0]+/gu) ?? [];
  return tokens.map((text) => ({ ...run, text: text === '\u00A0' || text.trim() !== '' ? text : ' ' }));
}

function isSpace(run: Run | undefined): boolean {
  return run !== undefined && !run.breaks && run.text.trim() === '';
}
