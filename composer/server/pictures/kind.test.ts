import { describe, expect, it } from 'vitest';
import { kindOfPicture } from './kind.ts';
import { stemOf, stemsLike } from './names.ts';

describe('the kind of a picture', () => {
  it.each([
    ['png', '\u0089PNG\r\n\u001A\n…'],
    ['jpg', '\u00FF\u00D8\u00FF\u00E0'],
    ['webp', 'RIFF\u0001\u0002\u0003\u0004WEBPVP8 '],
    ['avif', '\u0000\u0000\u0000\u0020ftypavif\u0000\u0000\u0000\u0000'],
    ['svg', '  <svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['svg', '\u00EF\u00BB\u00BF<?xml version="1.0"?><svg/>'],
    [undefined, 'GIF89a'],
    [undefined, '<html><svg/></html>'],
    [undefined, 'RIFF....WAVE'],
    [undefined, '%PDF-1.7'],
    [undefined, ''],
  ])('%s follows from the bytes %j', (kind, bytes) => {
    expect(kindOfPicture(Buffer.from(bytes, 'latin1'))).toBe(kind);
  });
});

describe('the name of a picture', () => {
  it.each([
    ['C:\\Fotos\\Büro am Markt (2).JPEG', 'buero-am-markt-2'],
    ['../../etc/passwd', 'passwd'],
    ['.htaccess', 'htaccess'],
    ['été – plage.png', 'ete-plage'],
    ['foto.php.png', 'foto-php'],
    ['con\u0000trol\u202Egnp.exe', 'con-trol-gnp'],
    ['東京.webp', 'bild'],
    [`${'lang'.repeat(40)}.svg`, 'lang'.repeat(15)],
  ])('%j becomes %s', (name, stem) => {
    expect(stemOf(name)).toBe(stem);
  });
  it('counts on while it is taken', () => {
    const [one, two, three] = stemsLike('foto');
    expect([one, two, three]).toEqual(['foto', 'foto-2', 'foto-3']);
  });
});
