import { describe, expect, it } from 'vitest';
import { galleryHtml } from './gallery.tsx';

describe('The gallery of blocks', { timeout: 60_000 }, () => {
  it('is drawn in slices between which visitors have their turn', async () => {
    let turns = 0;
    const count = (): void => {
      turns += 1;
      timer = setImmediate(count);
    };
    let timer = setImmediate(count);
    const html = await galleryHtml();
    clearImmediate(timer);
    expect(html).toContain('data-block="site-header"');
    expect(turns).toBeGreaterThan(20);
  });
});
