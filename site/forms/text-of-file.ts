import type { Field } from '#blocks/kit/form/fields.ts';
import { fileIsEmpty, fileIsNoText, fileOfOtherKind, fileTooLarge } from '#domain/texts/form-messages.ts';

interface SentFile {
  /** As the sender's computer calls it. */
  readonly name: string;
  readonly bytes: Buffer | 'too-large';
}

/** The text of a file and a name that can be shown, or a German sentence that says why it is not taken. */
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
  // Signs that stand in no text, so it is a picture, a program or a table of a spreadsheet.
  if (/[^\P{Cc}\t\n\f\r]/u.test(text)) return { message: fileIsNoText(name) };
  return { text, name };
}

/** Without folders, without signs that cannot be seen, and short. */
function shownName(full: string): string {
  const [name = ''] = full.split(/[/\\]/u).slice(-1);
  const clean = name.replaceAll(/\p{C}/gu, '').trim();
  return clean === '' ? 'Datei' : clean.slice(-80);
}

/** UTF-8, UTF-16 where its mark says so, and else what German programs on Windows write. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes).replaceAll(/[\u0080-\u009f]/gu, '');
  }
}
