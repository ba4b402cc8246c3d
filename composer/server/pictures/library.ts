import type sharp from 'sharp';

/**
 * The image library, loaded for the first picture. One thread and no cache: two threads made a picture of 50 megapixels no faster where
 * other work goes on, and took more memory.
 */
export async function imageLibrary(): Promise<typeof sharp> {
  const { default: library } = await import('sharp');
  library.cache(false);
  library.concurrency(1);
  return library;
}
