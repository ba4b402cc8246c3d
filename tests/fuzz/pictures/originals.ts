import sharp from 'sharp';
import { readFileSync } from 'node:fs';

/**
 * Returns small pictures of all formats as programs write them: with and without transparency, layers, progressive parts and camera
 * metadata.
 */
export async function originals(): Promise<readonly Buffer[]> {
  const flat = (channels: 3 | 4) =>
    sharp({
      create: {
        width: 61,
        height: 43,
        channels,
        background: { r: 200, g: 80, b: 20, alpha: 0.5 },
        noise: { type: 'gaussian', mean: 120, sigma: 40 },
      },
    });
  const exif = { IFD0: { Copyright: 'Parkett' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 13/1 0/1' } };
  const rasters = await Promise.all([
    flat(3).png().toBuffer(),
    flat(4).png({ progressive: true, palette: true }).toBuffer(),
    flat(3).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    flat(3).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    flat(4).webp().toBuffer(),
    flat(3).webp({ lossless: true }).toBuffer(),
    flat(4).avif({ effort: 0 }).toBuffer(),
  ]);
  const drawing = Buffer.from(
    '<?xml version="1.0" encoding="UTF-8"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><defs><style>.a{fill:#f00}</style>' +
      '<linearGradient id="g"><stop offset="0"/></linearGradient><filter id="f"><feGaussianBlur stdDeviation="2"/></filter>' +
      '<pattern id="p" width="2" height="2"><path d="M0 0h1v1z"/></pattern></defs><g class="a" filter="url(#f)" transform="rotate(45)">' +
      '<use href="#p"/><text x="1" y="9" font-size="3">Öl &amp; Gas</text><path d="M0 0 C1 1 2 2 3 3z" stroke-dasharray="1 2"/></g></svg>',
  );
  return [...rasters, drawing, readFileSync('site/public/bilder/logo-hansekontor.svg')];
}
