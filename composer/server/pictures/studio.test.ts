import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { createStudio, type Studio } from './studio.ts';

let studio: Studio;
afterEach(() => studio.close());

const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } });

describe('work on pictures', { timeout: 60_000 }, () => {
  it('ends with its process where it takes too long, says so, and goes on with the next', async () => {
    studio = createStudio({ seconds: 0.001 });
    const large = await flat(3_000, 3_000).png().toBuffer();
    await expect(studio.make('anna', large, {})).rejects.toMatchObject({ status: 422, message: expect.stringContaining('5 Sekunden') });
    studio.close();
    studio = createStudio();
    expect((await studio.make('anna', await flat(9, 6).png().toBuffer(), {})).kind).toBe('png');
  });
  it('ends with its process where it takes too much memory', async () => {
    studio = createStudio({ megabytes: 150 });
    const large = await flat(3_500, 3_500).avif({ effort: 0 }).toBuffer();
    await expect(studio.make('anna', large, {})).rejects.toMatchObject({ message: expect.stringContaining('512 MB') });
  });
  it('takes a map of 20,000 parts, and goes on after one that nobody can draw', async () => {
    studio = createStudio();
    const svg = (inner: string): Buffer => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">${inner}</svg>`);
    const map = Array.from({ length: 19_999 }, (_, index) => `<path d="M${index % 1000} 7h1v1z"/>`).join('');
    expect((await studio.make('anna', svg(map), {})).removed).toEqual([]);
    await expect(studio.make('anna', svg('<g>'.repeat(100_000) + '</g>'.repeat(100_000)), {})).rejects.toMatchObject({ status: 422 });
    expect((await studio.make('ben', svg('<path d="M0 0h1"/>'), {})).kind).toBe('svg');
  });
  it('refuses an AVIF that would take a gigabyte, and takes a JPEG of 50 megapixels', async () => {
    studio = createStudio();
    const avif = await flat(4_100, 4_000).avif({ effort: 0 }).toBuffer();
    await expect(studio.make('anna', avif, {})).rejects.toMatchObject({ status: 413, message: expect.stringContaining('16 Megapixel') });
    const { bytes, kind } = await studio.make('anna', await flat(8_600, 5_800).jpeg().toBuffer(), {});
    expect([kind, (await sharp(bytes).metadata()).width]).toEqual(['jpg', 2_400]);
  });
});
