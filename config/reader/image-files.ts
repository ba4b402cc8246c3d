import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Names of the pictures in a folder of files that the portal serves itself.
 * @param template address of a picture, `/bilder/{id}.svg`
 * @returns undefined when an image service elsewhere, or one that changes pictures, has them.
 */
export function imagesIn(publicFolder: string, template: string): ReadonlySet<string> | undefined {
  const [, folder, ending] = /^(\/[^{}]*)\{id\}([^{}/]*)$/u.exec(template) ?? [];
  if (folder === undefined || ending === undefined) return undefined;
  try {
    const files = readdirSync(join(publicFolder, folder.endsWith('/') ? folder : dirname(folder)));
    const start = folder.slice(folder.lastIndexOf('/') + 1);
    return new Set(
      files.flatMap((file) =>
        file.startsWith(start) && file.endsWith(ending) ? [file.slice(start.length, file.length - ending.length)] : [],
      ),
    );
  } catch {
    return undefined;
  }
}
