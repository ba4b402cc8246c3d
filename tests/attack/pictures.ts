import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { Attack, Portal } from './attack.ts';
import { enterAsEditor } from './runner/editor.ts';

const drawing = (inner: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}<rect width="4" height="4"/></svg>`);

/** Returns a drawing with nested repetition: ten of ten of ten …, a thousand million rectangles. */
function breeding(): string {
  const levels = Array.from({ length: 9 }, (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`);
  return `<defs><rect id="l0" width="1" height="1"/>${levels.join('')}</defs><use href="#l9"/>`;
}

/** Returns a PNG that claims to have 400 million pixels. */
async function bomb(): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(20_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** Maximum time to refuse a picture beyond all bounds, in ms. Without the bound it takes as long as a job may. */
const AT_ONCE = 3_000;

/** An editor of the lowest role uploads pictures that cost their reader minutes or gigabytes. */
function bringing(name: string, before: string, says: string, make: () => Buffer | Promise<Buffer>): Attack {
  return {
    name,
    seconds: 4,
    async run(portal: Portal) {
      const editor = await enterAsEditor(portal, 'basic', '203.0.113.61');
      // The first picture starts the process for pictures.
      await editor.ask('PUT', 'images/erstes.svg', drawing(''));
      const start = performance.now();
      const { status, body } = await editor.ask('PUT', 'images/boese.svg', await make());
      const took = Math.round(performance.now() - start);
      const isSaid = body.includes(says);
      return { before, after: `${status} nach ${took} ms${isSaid ? '' : `: ${body.slice(0, 120)}`}`, held: isSaid && took < AT_ONCE };
    },
  };
}

export const attacks: readonly Attack[] = [
  bringing('svg-nested-groups', 'über fünf Minuten ohne Antwort für alle', 'ineinander', () =>
    drawing('<g>'.repeat(100_000) + '</g>'.repeat(100_000)),
  ),
  bringing('svg-long-style', '31 s ohne Antwort für alle', 'Eigenschaft', () => drawing(`<g style="${'a'.repeat(60_000)}"/>`)),
  bringing('svg-long-text', 'über zwei Minuten in der Bildbibliothek, 5,9 GB', 'Text', () =>
    drawing(`<text>${'a'.repeat(900_000)}</text>`),
  ),
  bringing('svg-use-bomb', '3 s in der Bildbibliothek', 'so oft wieder', () => drawing(breeding())),
  bringing('picture-bomb', '413', '50 Megapixel', bomb),
];
