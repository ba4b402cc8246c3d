import { join } from 'node:path';
import type { LoadedConfig } from '../reader/assemble.ts';
import { withContent } from '../reader/content-source.ts';
import { folderSource } from '../reader/folder-source.ts';
import { imagesIn, recordingsBeside } from '../reader/image-files.ts';
import { CONTENT_FOLDER } from '../reader/kinds.ts';
import type { Folders } from '../report.ts';
import { repaired, type Repair } from './repair.ts';
import { writeChange } from './write.ts';

export interface Run {
  readonly repairs: readonly Repair[];
  /** Files that could not be written, each as a German sentence. */
  readonly problems: readonly string[];
  /** The documents after the repairs. */
  readonly loaded: LoadedConfig;
}

/**
 * Repairs certain faults in the folders of the configuration and of the articles, file by file.
 * @param images folder of the pictures that the portal serves itself
 */
export function repairFolders({ config, content }: Folders, images: string): Run {
  const source = withContent(folderSource(config), folderSource(content));
  const { repairs, texts, renamed, loaded } = repaired(
    source,
    (template) => imagesIn(images, template),
    undefined,
    () => recordingsBeside(images),
  );
  const pathOf = (file: string): string =>
    file.startsWith(CONTENT_FOLDER) ? join(content, file.slice(CONTENT_FOLDER.length)) : join(config, file);
  const oldName = new Map([...renamed].map(([from, to]) => [to, from]));
  const problems = [...new Set([...texts.keys(), ...renamed.values()])].flatMap((file) => {
    const from = oldName.get(file) ?? file;
    const was = source.read(from) ?? '';
    try {
      writeChange({ path: pathOf(from), was, is: texts.get(file) ?? was, moved: from === file ? undefined : pathOf(file) });
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
  return { repairs, problems, loaded };
}

/** Report of the repairs, one line each: place, old and new text. */
export function repairsText(repairs: readonly Repair[], place: (file: string) => string): string {
  return repairs
    .map(({ finding: { file, line, column, rule }, was, is }) =>
      rule === 'unknown-file' ? `Umbenannt: ${place(file)} → ${is}\n` : `Behoben: ${place(file)}:${line}:${column} ${changed(was, is)}\n`,
    )
    .join('');
}

const NAMES: Readonly<Record<string, string>> = {
  '\u00A0': '[geschütztes Leerzeichen]',
  '\u2007': '[geschütztes Leerzeichen]',
  '\u202F': '[geschütztes Leerzeichen]',
  '\t': '[Tabulator]',
};

/** Uses corner brackets, because a text may contain quotes. */
function changed(was: string, is: string): string {
  return `⟨${shown(was)}⟩ → ⟨${shown(is)}⟩`;
}

function shown(text: string): string {
  const [first = '', ...more] = text.trimEnd().split(/\r?\n/u);
  const visible = (text.trim() === '' ? text : first).replaceAll(
    /[\u00A0\u2007\u202F\t\u200B-\u200D\u2060\uFEFF\u00AD]/gu,
    (sign) => NAMES[sign] ?? '[unsichtbares Zeichen]',
  );
  return more.length > 0 ? `${visible} … (${more.length + 1} Zeilen)` : visible;
}
