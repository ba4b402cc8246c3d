import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BroughtPicture, PictureEntry, Pictures } from '../../api.ts';
import { checkoutIn } from '../testing/checkout.ts';
import { ownFolders, startComposer, type Running } from '../testing/start.ts';

let composer: Running;
beforeEach(async () => {
  composer = await startComposer();
});
afterEach(() => composer.close());

const left = { r: 200, g: 0, b: 0 };
/** Picture whose left half is red and whose right half is white. */
const halves = (width = 80, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: left } }, gravity: 'west' },
  ]);

interface Answer {
  readonly status: number;
  readonly body: BroughtPicture & Pictures & { readonly message: string };
}
const put = async (name: string, bytes: Buffer | string, { query = '', by = 'carl', headers = {} } = {}): Promise<Answer> => {
  const answer = await fetch(`${composer.origin}/redaktion/api/images/${name}${query}`, {
    method: 'PUT',
    headers: { 'x-test-editor': by, 'x-parkett-composer': '1', origin: composer.origin, ...headers },
    body: new Uint8Array(Buffer.from(bytes)),
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
};
const listed = async (): Promise<readonly PictureEntry[]> => ((await composer.ask('GET', 'images')).body as unknown as Pictures).pictures;
const onDisk = (file: string): Buffer => readFileSync(join(composer.folders.images, file));

describe('the pictures of the project', { timeout: 60_000 }, () => {
  it('are listed with size, bytes and who names them', async () => {
    const { 'logo-hansekontor.svg': logo } = Object.fromEntries((await listed()).map((each) => [each.file, each]));
    expect(logo).toMatchObject({ id: 'logo-hansekontor', address: '/bilder/logo-hansekontor.svg' });
    expect(logo?.usedBy).toContain('customers.yaml');
    expect([logo?.bytes === onDisk('logo-hansekontor.svg').length, (logo?.width ?? 0) > 0]).toEqual([true, true]);
  });

  it('are deleted where no document names them, in nobody’s draft and in no plan, and kept aside', async () => {
    const { body } = await put('frei.png', await halves().png().toBuffer());
    const bytes = onDisk(body.file);
    const remove = async (file: string, by = 'carl'): Promise<number> =>
      (await composer.ask('DELETE', `images/${file}`, undefined, by)).status;
    expect(await remove('logo-hansekontor.svg')).toBe(409);
    // A picture that the provider's code uses.
    writeFileSync(join(composer.folders.images, 'boersentag-hoch-start.svg'), onDisk('logo-hansekontor.svg'));
    expect((await listed()).find(({ id }) => id === 'boersentag-hoch-start')?.usedBy).toEqual([
      expect.stringContaining('domain/article/report-pictures.ts'),
    ]);
    const refused = await composer.ask('DELETE', 'images/boersentag-hoch-start.svg');
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Marktberichte')]);
    expect(existsSync(join(composer.folders.images, 'boersentag-hoch-start.svg'))).toBe(true);
    const named = { type: 'picture', image: body.id, alternative: 'Rot und weiß' };
    const edited = await composer.ask('POST', 'drafts/pages/home.yaml/edits', {
      version: 0,
      patch: [{ op: 'add', path: '/body/main/0', value: named }],
    });
    expect(edited.status).toBe(200);
    expect((await listed()).find(({ file }) => file === body.file)?.usedBy).toEqual(['pages/home.yaml']);
    expect(await remove(body.file)).toBe(409);
    await composer.ask('DELETE', `drafts/pages/home.yaml?version=${edited.body.version}`);
    expect([await remove(body.file), await remove(body.file), await remove('..%2Fx.png'), await remove('.x.png')]).toEqual([
      204, 404, 404, 400,
    ]);
    expect(existsSync(join(composer.folders.images, body.file))).toBe(false);
    const [kept = ''] = readdirSync(join(composer.data, 'deleted-pictures'));
    expect(readFileSync(join(composer.data, 'deleted-pictures', kept))).toEqual(bytes);
  });

  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('take in a picture as %s, whatever it is called', async (format) => {
    const { status, body } = await put('B%C3%BCro%20am%20Markt.gif', await halves()[format]().toBuffer(), {
      headers: { 'content-type': 'text/html' },
    });
    const file = `buero-am-markt.${format === 'jpeg' ? 'jpg' : format}`;
    expect([status, body.file, body.id, body.width, body.height, body.removed]).toEqual([200, file, file, 80, 40, []]);
    expect((await sharp(onDisk(body.file)).metadata()).width).toBe(80);
    expect((await listed()).find(({ id }) => id === body.id)?.usedBy).toEqual([]);
  });

  it('keep nothing of what the camera noted, and stand upright', async () => {
    const exif = { IFD0: { Copyright: 'Geheim', Make: 'Kamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 13/1 0/1' } };
    const taken = await halves().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { body } = await put('strand.jpg', taken);
    expect([body.width, body.height]).toEqual([40, 80]);
    const { exif: kept, orientation, icc, xmp } = await sharp(onDisk('strand.jpg')).metadata();
    expect([kept, orientation, icc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
    expect(onDisk('strand.jpg').includes('Geheim')).toBe(false);
  });

  it('are cut on the server and made smaller, as they are seen', async () => {
    const bytes = await halves(4000, 2000).png().toBuffer();
    const { body: whole } = await put('halb.png', bytes);
    expect([whole.width, whole.height]).toEqual([2400, 1200]);
    const { body: part } = await put('halb.png', bytes, { query: '?x=2000&y=500&width=1000&height=1000&to=100' });
    expect([part.file, part.width, part.height]).toEqual(['halb-2.png', 100, 100]);
    const [channel] = (await sharp(onDisk('halb-2.png')).stats()).channels;
    expect(channel?.min).toBe(255);
    const cut = (await composer.ask('POST', 'images/halb-2.png/cut', { x: 10, y: 20, width: 30, height: 40 }))
      .body as unknown as PictureEntry;
    expect([cut.file, cut.width, cut.height]).toEqual(['halb-2-2.png', 30, 40]);
    expect((await put('halb.png', bytes, { query: '?x=3500&y=0&width=1000&height=10' })).status).toBe(400);
    expect((await put('halb.png', bytes, { query: '?x=-1&y=0&width=10&height=10' })).status).toBe(400);
  });

  it('are never written over, also by many at a time', async () => {
    const bytes = await halves().png().toBuffer();
    const before = onDisk('logo-hansekontor.svg');
    const { body } = await put('logo-hansekontor.png', bytes);
    expect(body.file).toBe('logo-hansekontor-2.png');
    expect(onDisk('logo-hansekontor.svg').equals(before)).toBe(true);
    const files = await Promise.all(Array.from({ length: 6 }, () => put('foto.png', bytes)));
    expect(new Set(files.map(({ body: { file } }) => file)).size).toBe(6);
    expect(readdirSync(composer.folders.images).filter((file) => file.endsWith('.tmp'))).toEqual([]);
  });

  it('take drawings in without what is dangerous, and say what is missing', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2" onload="alert(1)"><script>alert(1)</script><rect width="4" height="2"/></svg>';
    const { body } = await put('kurve.png', svg);
    expect([body.file, body.id, body.width, body.height]).toEqual(['kurve.svg', 'kurve', 4, 2]);
    expect([...body.removed].toSorted()).toEqual(['onload', 'script']);
    expect(onDisk('kurve.svg').toString()).not.toMatch(/script|onload/u);
  });
});

/** PNG whose header claims many pixels. Only decoding shows that it contains none. */
async function bomb(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  const { crc32 } = await import('node:zlib');
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

describe('what is refused', { timeout: 60_000 }, () => {
  it.each([
    ['nothing', async () => Buffer.alloc(0), 400],
    ['a page', async () => Buffer.from('<html><script>alert(1)</script></html>'), 415],
    ['a GIF', () => halves().gif().toBuffer(), 415],
    ['half a picture', async () => (await halves(400, 400).jpeg().toBuffer()).subarray(0, 700), 422],
    ['a picture that is only called one', async () => Buffer.from('\u0089PNG\r\n\u001A\nund mehr nicht', 'latin1'), 422],
    ['16 MB', async () => Buffer.alloc(16_000_000), 413],
    ['ten thousand million pixels', () => bomb(100_000, 100_000), 413],
    ['a drawing that breeds', async () => Buffer.from(breeding()), 422],
  ])('%s', async (_name, make, status) => {
    const before = readdirSync(composer.folders.images).length;
    const { status: answered, body } = await put('x.png', await make());
    expect([answered, typeof body.message]).toEqual([status, 'string']);
    expect(readdirSync(composer.folders.images).length).toBe(before);
  });

  it('a name that leads elsewhere, or a link that does', async () => {
    const bytes = await halves().png().toBuffer();
    for (const name of ['..%2F..%2Fx.png', '%2Fetc%2Fx.png', '']) expect((await put(name, bytes)).status).toBe(404);
    const { body } = await put('..%5C..%5Cx.png', bytes);
    expect(body.file).toBe('x.png');
    writeFileSync(join(composer.folders.config, 'secret.png'), bytes);
    symlinkSync(join(composer.folders.config, 'secret.png'), join(composer.folders.images, 'link.png'));
    expect((await composer.ask('POST', 'images/link.png/cut', {})).status).toBe(403);
    expect((await composer.ask('POST', 'images/..%2Fconfig%2Fsecret.png/cut', {})).status).toBe(404);
    expect((await composer.ask('POST', 'images/.geheim.png/cut', {})).status).toBe(400);
    expect((await listed()).some(({ file }) => file === 'link.png')).toBe(false);
    expect((await put('link.png', bytes)).body.file).toBe('link-2.png');
  });

  it('who comes from elsewhere', async () => {
    const bytes = await halves().png().toBuffer();
    const foreign = [{ 'x-parkett-composer': '0' }, { origin: 'https://evil.example' }, { origin: 'null' }];
    for (const headers of foreign) expect((await put('x.png', bytes, { headers })).status).toBe(403);
    expect(existsSync(join(composer.folders.images, 'x.png'))).toBe(false);
  });

  it('more than thirty in a minute', async () => {
    const answers = [];
    // The limit allows one more upload every two seconds, and a slow machine may need that long for some of these.
    for (let count = 0; count < 60; count += 1) answers.push((await put('x.png', 'nichts')).status);
    expect([answers.slice(0, 30).every((status) => status === 415), answers.includes(429)]).toEqual([true, true]);
    expect((await put('x.png', 'nichts', { by: 'anna' })).status).toBe(415);
  });
});

/** Ten references to ten references to ten …: a few lines that would expand to a thousand million rectangles. */
function breeding(): string {
  const levels = Array.from({ length: 9 }, (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><rect id="l0" width="1" height="1"/>${levels.join('')}</defs><use href="#l9"/></svg>`;
}

describe('a picture and the document that names it', { timeout: 60_000 }, () => {
  it('go out in one commit; what nobody names stays out of it', async () => {
    await composer.close();
    const folders = ownFolders();
    mkdirSync(join(folders.root, 'data'));
    writeFileSync(join(folders.root, '.gitignore'), 'data/\n');
    const git = checkoutIn(folders.root);
    composer = await startComposer(folders);
    const bytes = await halves().png().toBuffer();
    const { body } = await put('logo neu.png'.replace(' ', '%20'), bytes, { by: 'anna' });
    await put('niemand.png', bytes, { by: 'anna' });
    const patch = (value: string) => [{ op: 'replace', path: '/customers/0/photoId', value }];
    const missing = await composer.ask('POST', 'drafts/customers.yaml/edits', { version: 0, patch: patch('logo-fehlt.png') });
    const { body: found } = await composer.ask('GET', 'drafts/customers.yaml/findings');
    expect(found.findings.map(({ message }) => message)).toContain('Das Bild „logo-fehlt.png“ gibt es nicht.');
    const draft = await composer.ask('POST', 'drafts/customers.yaml/edits', { version: missing.body.version, patch: patch(body.id) });
    expect((await composer.ask('GET', 'drafts/customers.yaml/findings')).body.findings).toEqual([]);
    expect((await listed()).find(({ id }) => id === body.id)?.usedBy).toEqual(['customers.yaml']);
    const published = await composer.ask('POST', 'publication', {
      files: [{ file: 'customers.yaml', version: draft.body.version }],
      message: 'Neues Logo',
    });
    expect(published.status).toBe(200);
    expect(git('show', '--name-only', '--format=%an %s', 'HEAD').trim().split('\n').filter(Boolean)).toEqual([
      'Anna Beispiel Neues Logo',
      'bilder/logo-neu.png',
      'config/customers.yaml',
    ]);
    expect(git('status', '--porcelain').trim()).toBe('?? bilder/niemand.png');
    expect(readFileSync(join(composer.data, 'audit.jsonl'), 'utf8')).toContain('"action":"upload","file":"bilder/logo-neu.png"');
  });
});
