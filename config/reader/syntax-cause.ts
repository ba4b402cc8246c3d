/** What an editor most likely did, where the parser only knows that it could not go on. */
export interface Cause {
  readonly message: string;
  readonly suggestion?: string;
  /** Whether the levels of the lines that follow are uncertain, too: then they are not worth a finding of their own. */
  readonly isStructural?: boolean;
  /** Where to look instead of where the parser stopped; lines and columns from 1. */
  readonly at?: { readonly line: number; readonly column: number; readonly length: number };
}

const KEY = /^(\s*(?:- +)?)([A-Za-z][\w-]*):(?:\s|$)/;

/** Looks at the line where the parser stopped, and at its neighbours. Undefined when nothing is typical. */
export function syntaxCause(code: string, lines: readonly string[], line: number, column: number): Cause | undefined {
  const text = lines[line - 1] ?? '';
  return (
    tab(text) ??
    dash(text) ??
    missingSpace(text) ??
    missingColon(code, text) ??
    colonInText(code, lines, line) ??
    indentation(lines, line, column)
  );
}

function tab(text: string): Cause | undefined {
  if (!/^ *\t/.test(text)) return undefined;
  return { message: 'Hier steht ein Tabulator. Eingerückt wird mit Leerzeichen.', isStructural: true };
}

function dash(text: string): Cause | undefined {
  const entry = /^\s*-([A-Za-z][\w-]*:.*)$/.exec(text)?.[1];
  return entry === undefined
    ? undefined
    : { message: 'Nach dem Bindestrich fehlt ein Leerzeichen.', suggestion: `- ${entry}`, isStructural: true };
}

function missingSpace(text: string): Cause | undefined {
  const [, key, value] = /^\s*(?:- +)?([A-Za-z][\w-]*):([^\s/][^:]*)$/.exec(text) ?? [];
  if (key === undefined || value === undefined) return undefined;
  return { message: 'Nach dem Doppelpunkt fehlt ein Leerzeichen.', suggestion: `${key}: ${value.trim()}` };
}

function missingColon(code: string, text: string): Cause | undefined {
  const [, word, rest] = /^\s*(?:- +)?([A-Za-z][\w-]*) +([^:]+)$/.exec(text) ?? [];
  if (code !== 'MULTILINE_IMPLICIT_KEY' || word === undefined || rest === undefined) return undefined;
  return {
    message: `Fehlt nach „${word}“ ein Doppelpunkt? Gehört die Zeile noch zum Text darüber, rücke sie weiter ein als dessen Schlüssel.`,
    suggestion: `${word}: ${rest.trim()}`,
  };
}

function colonInText(code: string, lines: readonly string[], line: number): Cause | undefined {
  const text = lines[line - 1] ?? '';
  const key = KEY.exec(text);
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' || key === null) return undefined;
  const value = text.slice(key[0].length).trim();
  if (value.includes(': ')) return { message: 'Ein Text mit Doppelpunkt gehört in Anführungszeichen.', suggestion: quoted(value) };
  const next = lines[line] ?? '';
  const deeper = indentOf(next);
  if (!KEY.test(next) || deeper <= keyColumn(text)) return undefined;
  return {
    message: `Diese Zeile ist zu weit eingerückt: Hier stehen ${spaces(deeper)}, in der Zeile darüber ${spaces(keyColumn(text))}.`,
    isStructural: true,
    at: { line: line + 1, column: deeper + 1, length: next.trim().length },
  };
}

/** A key that begins neither where the keys above begin nor below one that is still open. */
function indentation(lines: readonly string[], line: number, column: number): Cause | undefined {
  const text = lines[line - 1] ?? '';
  const above = lines.slice(0, line - 1).findLast((other) => other.trim() !== '' && !other.trim().startsWith('#'));
  if (above === undefined || column > indentOf(text) + 1 || !KEY.test(text) || !KEY.test(above)) return undefined;
  if (/[[{"']/.test(above) || /:\s*$/.test(above) || indentOf(text) === keyColumn(above)) return undefined;
  return {
    message: `Die Einrückung passt nicht: Hier stehen ${spaces(indentOf(text))}, der Schlüssel darüber beginnt nach ${keyColumn(above)}.`,
    isStructural: true,
    at: { line, column: indentOf(text) + 1, length: text.trim().length },
  };
}

/** A text as YAML that needs no further thought. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

function keyColumn(text: string): number {
  return KEY.exec(text)?.[1]?.length ?? indentOf(text);
}

function spaces(count: number): string {
  if (count === 0) return 'keine Leerzeichen';
  return count === 1 ? 'ein Leerzeichen' : `${count} Leerzeichen`;
}
