import { refuse } from '../../refusal.ts';

/** Number of characters within which the XML declaration must name its encoding. */
const HEAD = 200;

/**
 * Decodes a drawing by the encoding that its first bytes or its declaration name, by default UTF-8.
 * @throws Refusal 422 for an unknown encoding, and for bytes that are invalid in it
 */
export function decodeSvg(bytes: Buffer): string {
  const label = encodingOf(bytes);
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(label, { fatal: true });
  } catch {
    return refuse(422, `Diese Zeichnung nennt „${label}“ als Zeichensatz, den hier niemand kennt. Speichere sie als UTF-8.`);
  }
  try {
    return decoder.decode(bytes);
  } catch {
    return refuse(422, `Diese Zeichnung hat Zeichen, die es in ihrem Zeichensatz (${label}) nicht gibt. Speichere sie als UTF-8.`);
  }
}

/** First characters of a possible drawing in any encoding, to detect the kind of file. */
export function headOf(bytes: Buffer): string {
  return new TextDecoder(wideEncodingOf(bytes) ?? 'latin1').decode(bytes.subarray(0, 1_000)).replace(/^\u00EF\u00BB\u00BF/u, '');
}

function encodingOf(bytes: Buffer): string {
  const wide = wideEncodingOf(bytes);
  if (wide !== undefined) return wide;
  if (bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) return 'utf-8';
  const declared = /^<\?xml\s[^>]*?\bencoding\s*=\s*["'](?<name>[\w.:-]{1,40})["']/u.exec(bytes.toString('latin1', 0, HEAD));
  const name = declared?.groups?.['name']?.toLowerCase() ?? 'utf-8';
  // The declaration was readable byte by byte, so the file cannot be UTF-16, whatever it declares.
  return name.startsWith('utf-16') ? 'utf-8' : name;
}

/** Detects UTF-16 by its byte order mark, or by the zero byte beside the first `<`. */
function wideEncodingOf([first, second]: Buffer): 'utf-16be' | 'utf-16le' | undefined {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c) ? 'utf-16be' : undefined;
}
