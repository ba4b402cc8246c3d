import type { Field } from '#blocks/kit/form/fields.ts';
import { fileIsEmpty, fileIsNoText, fileOfOtherKind, fileTooLarge } from '#domain/texts/form-messages.ts';

interface SentFile {
  /** File name as sent. */
  readonly name: string;
  readonly bytes: Buffer | 'too-large';
}

/** Returns the text of a file and a displayable name, or a German message that says why the file is refused. */
export function textOfFile(
  { accept = [], maxBytes = 0 }: Pick<Field, 'accept' | 'maxBytes'>,
  { name: full, bytes }: SentFile,
): { readonly text: string; readonly name: string } | { readonly message: string } {
  const name = shownName(full);
  const fits = accept.length === 0 || accept.some((ending) => name.toLowerCase().endsWith(ending));
  if (!fits) return { message: fileOfOtherKind(name, accept) };
  if (bytes === 'too-large') return { message: fileTooLarge(name, maxBytes) };
  if (bytes.length === 0) return { message: fileIsEmpty(name) };
  const text = decode(bytes);
  // Control characters do not occur in text: it is an image, a program or a spreadsheet.
  if (/[^\P{Cc}\t\n\f\r]/u.test(text)) return { message: fileIsNoText(name) };
  return { text, name };
}

/** File name without folders and invisible characters, at most 80 characters. */
function shownName(full: string): string {
  const [name = ''] = full.split(/[/\\]/u).slice(-1);
  const clean = name.replaceAll(/\p{C}/gu, '').trim();
  return clean === '' ? 'Datei' : clean.slice(-80);
}

/** Decodes UTF-16 with byte order mark, UTF-8, or else Windows-1252, which German programs on Windows write. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes).replaceAll(/[\u0080-\u009f]/gu, '');
  }
}
