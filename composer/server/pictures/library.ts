import type sharp from 'sharp';

/**
 * Image library, loaded for the first picture. Uses one thread and no cache: with other work on the machine, two threads processed a
 * picture of 50 megapixels no faster, and needed more memory.
 */
export async function imageLibrary(): Promise<typeof sharp> {
  const { default: library } = await import('sharp');
  library.cache(false);
  library.concurrency(1);
  return library;
}
