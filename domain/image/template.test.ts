import { expect, it } from 'vitest';
import { imageAddress, imageSrcSet, logoUrl } from './template.ts';

it('a logo fills its template in double size', () => {
  const instrument = { logo: { cloudinaryUrlTemplate: '/bilder/logo-sap.svg?b={width}&h={height}' } };
  expect(logoUrl(instrument, { width: 40, height: 20 })).toBe('/bilder/logo-sap.svg?b=80&h=40');
});

it('[HTTP-072] the image service is asked for the shown size, cut around faces, in double resolution, as WebP', () => {
  const cloudinaryUrlTemplate = 'https://bilder.example/upload/{transformation}/logo-sap.png';
  expect(logoUrl({ logo: { cloudinaryUrlTemplate } }, { width: 40, height: 20 })).toBe(
    'https://bilder.example/upload/w_40,h_20,c_fill,dpr_2.0,g_face,f_webp/logo-sap.png',
  );
});

it.each([{}, { logo: {} }, { logo: { cloudinaryUrlTemplate: '' } }])('without a template there is no logo (%j)', (instrument) => {
  expect(logoUrl(instrument, { width: 40 })).toBeUndefined();
});

it('[CONST-002] a responsive image offers the six widths', () => {
  const srcSet = imageSrcSet('/b/{width}x{height}', 2);
  expect(srcSet).toBe('/b/100x50 100w, /b/200x100 200w, /b/320x160 320w, /b/450x225 450w, /b/768x384 768w, /b/1024x512 1024w');
});

it.each([
  ['/bilder/{id}.svg', 'gold', '/bilder/gold.svg'],
  ['/bilder/{id}.svg', 'foto.webp', '/bilder/foto.webp'],
  ['/bilder/{id}.svg', 'gold.neu', '/bilder/gold.neu.svg'],
  ['/bilder/{id}.svg', '../geheim', '/bilder/..%2Fgeheim.svg'],
  ['https://dienst.example/{id}?w={width}', 'foto.webp', 'https://dienst.example/foto.webp?w={width}'],
])('the address of a picture: %s with %s is %s', (template, id, address) => {
  expect(imageAddress(template, id)).toBe(address);
});
