import { closeSync, openSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import { errorCode } from '#domain/log/error-code.ts';
import { ImportError } from './import-error.ts';

const CHUNK = 65_536;
/** Maximum length of a line in bytes, far above any line of prices or instruments. */
const LONGEST_LINE = 1_000_000;
/** Byte order marks of UTF-16. */
const MARKS: readonly Buffer[] = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

/**
 * Reads a text file. Stops at the first line above 1 MB, and rejects a file that is not text before the rest is read.
 * @throws ImportError with the line and what to do
 */
export function readTextBytes(path: string): Buffer {
  const file = basename(path);
  const handle = opened(path);
  const chunks: Buffer[] = [];
  let line = 1;
  let length = 0;
  try {
    for (;;) {
      const buffer = Buffer.allocUnsafe(CHUNK);
      const count = readSync(handle, buffer);
      if (count === 0) return Buffer.concat(chunks);
      const chunk = buffer.subarray(0, count);
      if (chunks.length === 0) refuseOtherKinds(file, chunk);
      const ends = newlines(chunk);
      for (const [index, end] of ends.entries()) {
        length += end - (ends[index - 1] ?? -1) - 1;
        if (length > LONGEST_LINE) throw tooLong(file, line);
        line += 1;
        length = 0;
      }
      length += count - 1 - (ends.at(-1) ?? -1);
      if (length > LONGEST_LINE) throw tooLong(file, line);
      chunks.push(chunk);
    }
  } finally {
    closeSync(handle);
  }
}

function opened(path: string): number {
  try {
    return openSync(path, 'r');
  } catch (error) {
    const code = errorCode(error);
    throw new ImportError(
      code === 'ENOENT' ? `Die Datei ${path} gibt es nicht.` : `Die Datei ${path} lässt sich nicht lesen (${code ?? 'unbekannter Grund'}).`,
    );
  }
}

function newlines(chunk: Buffer): number[] {
  const ends: number[] = [];
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) ends.push(at);
  return ends;
}

/** Rejects files that are not text by their beginning. Single zero bytes are accepted. */
function refuseOtherKinds(file: string, chunk: Buffer): void {
  const share = chunk.filter((byte) => byte === 0).length / chunk.length;
  // Every other byte of Latin text in UTF-16 is zero.
  if (MARKS.some((mark) => chunk.subarray(0, 2).equals(mark)) || (share > 0.3 && share < 0.7)) throw new ImportError(utf16(file));
  if (share > 0.05) throw new ImportError(`${file} ist keine Textdatei (sie enthält Nullbytes). Speichere die Tabelle als CSV in UTF-8.`);
}

function utf16(file: string): string {
  return `${file} ist in UTF-16 gespeichert („Unicode-Text“). Speichere sie als UTF-8; in Excel heißt das „CSV UTF-8“.`;
}

function tooLong(file: string, line: number): ImportError {
  return new ImportError(
    `${file}, Zeile ${line}: Die Zeile ist länger als 1 MB. Das ist keine Tabelle mit einem Kurs oder Instrument je Zeile; prüfe die Zeilenenden.`,
  );
}
