import { expect, it } from 'vitest';
import { galleryIn, pageOf } from './miniature.tsx';

const page = `<head><link rel="stylesheet" href="/assets/base.css"><link rel="stylesheet" media="print" href="/assets/print.css"></head>
<figure class="gallery__example"><div class="block" data-block="hint"></div></figure>
<figure class="gallery__example"><div class="block" data-block="hint"><p>Erster</p></div></figure>
<figure class="gallery__example"><div class="block" data-block="hint"><p>Zweiter</p></div></figure>`;

it('takes the first example in which something is to be seen, with the sheets of screens', () => {
  const gallery = galleryIn(page);
  expect(gallery.sheets).toEqual(['/assets/base.css']);
  expect(pageOf(gallery, 'hint', 'dark')).toMatch(/data-theme="dark".*base\.css.*<p>Erster<\/p><\/div><\/main>/u);
  expect(pageOf(gallery, 'none', 'dark')).toBeUndefined();
});
