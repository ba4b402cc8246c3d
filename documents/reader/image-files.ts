import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Named } from './references/walk.ts';

/** Path under which the portal serves the pictures of its folder. */
export const IMAGES = '/bilder/';

/** Names of picture files. */
const PICTURE = /^(?<stem>.+)\.(?:avif|jpg|png|svg|webp)$/u;

/**
 * Returns the names of the pictures in a folder that the portal serves itself, as documents refer to them: without the extension if it is
 * that of the template, else with it.
 * @param template address of a picture, `/bilder/{id}.svg`
 * @returns undefined if the pictures are on an image service elsewhere, or on one that transforms pictures
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

/** Returns the recordings in the folder `audio` beside that of the pictures, with their size in bytes; undefined without such a folder. */
export function recordingsBeside(images: string): ReadonlyMap<string, number> | undefined {
  const folder = join(images, '../audio');
  try {
    return new Map(readdirSync(folder).flatMap((file) => (file.endsWith('.mp3') ? [[file, statSync(join(folder, file)).size]] : [])));
  } catch {
    return undefined;
  }
}

/** Returns the name by which documents refer to a file of the folder; undefined for a file that is not a picture. */
export function imageName(file: string, ending: string): string | undefined {
  if (!PICTURE.test(file)) return undefined;
  return ending !== '' && file.endsWith(ending) ? file.slice(0, -ending.length) : file;
}

/** Returns the extension for names without one, from a template that leads to the portal's own pictures; else undefined. */
export function ownEnding(template: string): string | undefined {
  return /^\/bilder\/\{id\}(?<ending>\.[a-z]+)?$/u.test(template) ? template.slice(`${IMAGES}{id}`.length) : undefined;
}

/** Returns the file of the portal's folder that a document names; undefined if it names none of them. */
export function imageNamed({ reference, value }: Named, template: string): string | undefined {
  const file = fileOf(reference, String(value), ownEnding(template));
  return file !== undefined && PICTURE.test(file) && !file.includes('/') ? file : undefined;
}

function fileOf(reference: string, name: string, ending: string | undefined): string | undefined {
  if (reference === 'image-address') return name.startsWith(IMAGES) ? name.slice(IMAGES.length) : undefined;
  if (reference !== 'image' || ending === undefined) return undefined;
  return PICTURE.test(name) ? name : name + ending;
}
