import { isAbsolute, relative } from 'node:path';
import { CONTENT_FOLDER } from '../reader/kinds.ts';
import { closest } from '../reader/suggest.ts';
import { oneOfWords } from '../reader/words.ts';
import type { Folders } from '../report.ts';
import { WhyProblem } from './problem.ts';

/** Target of a question: a file, a part of it by pointer, or the part at a position in its text. */
export interface Question {
  readonly file: string;
  /** JSON pointer; also the form in which findings name places, `body.main[2].range`. */
  readonly pointer?: string;
  /** Line and column, counted from 1; without column the first character of the line. */
  readonly position?: { readonly line: number; readonly column?: number | undefined };
}

/**
 * Reads `navigation.yaml#/groups/0`, `config/navigation.yaml:15:3` or a bare file name.
 * @param known all documents, by path below their folder
 * @throws WhyProblem when no document has this name
 */
export function readQuestion(text: string, known: readonly string[], folders: Folders): Question {
  const [, name = text, pointer, line, column] = /^(.+?)(?:#(.*)|:(\d+)(?::(\d+))?)?$/su.exec(text) ?? [];
  const file = fileNamed(name, known, folders);
  if (line !== undefined) return { file, position: { line: Number(line), column: column === undefined ? undefined : Number(column) } };
  return pointer === undefined ? { file } : { file, pointer };
}

function fileNamed(name: string, known: readonly string[], folders: Folders): string {
  const found = spellings(name.replaceAll('\\', '/'), folders).find((spelling) => known.includes(spelling));
  if (found !== undefined) return found;
  const plain = name.replace(/^\.?\/?config\//u, '');
  const inFolders = known.filter((file) => file.endsWith(`/${plain}`) || file.endsWith(`/${plain}.yaml`));
  const near = closest(plain, known) ?? closest(`${plain}.yaml`, known);
  const suggestion = inFolders.length > 0 ? oneOfWords(inFolders) : near && `„${near}“`;
  throw new WhyProblem(
    `Die Datei „${name}“ gibt es nicht.${suggestion === undefined ? ' Genannt wird sie ab dem Ordner config/, zum Beispiel navigation.yaml.' : ` Meintest du ${suggestion}?`}`,
  );
}

/** Returns the names of a document that a question may use: below its folder, below the project, or from the root of the disk. */
function spellings(name: string, { config, content }: Folders): string[] {
  const short = name.replace(/^\.\//u, '');
  const below = (folder: string): string | undefined => {
    const path = isAbsolute(name) ? relative(folder, name) : undefined;
    return path?.startsWith('..') === false ? path : undefined;
  };
  const ofContent = below(content);
  return [
    short,
    short.replace(/^config\//u, ''),
    below(config) ?? short,
    ...(ofContent === undefined ? [] : [`${CONTENT_FOLDER}${ofContent}`]),
  ].flatMap((spelling) => [spelling, `${spelling}.yaml`]);
}
