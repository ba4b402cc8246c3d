import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Named } from './references/walk.ts';

/** Where the portal itself serves the pictures of its folder. */
export const IMAGES = '/bilder/';

/** Files that are pictures. */
const PICTURE = /^(?<stem>.+)\.(?:avif|jpg|png|svg|webp)$/u;

/**
 * Names of the pictures in a folder that the portal serves itself, as documents name them: those with the ending of the template
 * without it, all others with theirs.
 * @param template address of a picture, `/bilder/{id}.svg`
 * @returns undefined when an image service elsewhere, or one that changes pictures, has them.
 */
export function imagesIn(folder: string, template: string): ReadonlySet<string> | undefined {
  const ending = ownEnding(template);
  if (ending === undefined) return undefined;
  try {
    return new Set(readdirSync(folder).flatMap((file) => imageName(file, ending) ?? []));
  } catch {
    return undefined;
  }
}

/** Recordings in the folder `audio` beside that of the pictures, with their size in bytes; undefined without such a folder. */
export function recordingsBeside(images: string): ReadonlyMap<string, number> | undefined {
  const folder = join(images, '../audio');
  try {
    return new Map(readdirSync(folder).flatMap((file) => (file.endsWith('.mp3') ? [[file, statSync(join(folder, file)).size]] : [])));
  } catch {
    return undefined;
  }
}

/** How documents name a file of the folder; undefined for one that is no picture. */
export function imageName(file: string, ending: string): string | undefined {
  if (!PICTURE.test(file)) return undefined;
  return ending !== '' && file.endsWith(ending) ? file.slice(0, -ending.length) : file;
}

/** The ending that a name without one gets, of a template that leads to the portal's own pictures; else undefined. */
export function ownEnding(template: string): string | undefined {
  return /^\/bilder\/\{id\}(?<ending>\.[a-z]+)?$/u.test(template) ? template.slice(`${IMAGES}{id}`.length) : undefined;
}

/** The file of the portal's folder that a document names; undefined when it names none of them. */
export function imageNamed({ reference, value }: Named, template: string): string | undefined {
  const file = fileOf(reference, String(value), ownEnding(template));
  return file !== undefined && PICTURE.test(file) && !file.includes('/') ? file : undefined;
}

function fileOf(reference: string, name: string, ending: string | undefined): string | undefined {
  if (reference === 'image-address') return name.startsWith(IMAGES) ? name.slice(IMAGES.length) : undefined;
  if (reference !== 'image' || ending === undefined) return undefined;
  return PICTURE.test(name) ? name : name + ending;
}
