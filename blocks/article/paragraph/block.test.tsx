import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[ARTICLE-003] renders its value as paragraph text with the allowed inline markup', async () => {
  const body = await mountBlock('paragraph', 'mit Auszeichnung');
  expect(body.querySelector('p strong')?.textContent).toBe('Aktie');
  expect(body.querySelector('p em')?.textContent).toBe('Anteil');
});

it('[ARTICLE-003] never lets a script run, in whatever way it is written', async () => {
  const body = await mountBlock('paragraph', 'mit Skript');
  expect(body.querySelector('p')?.textContent).toBe('DavorFalle & danach');
  expect(body.innerHTML).not.toMatch(/script|onerror|onclick|<img/i);
});

it('opens links that leave the portal in a new tab and others in the same', async () => {
  const body = await mountBlock('paragraph', 'mit Auszeichnung');
  const links = [...body.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.target, link.rel]);
  expect(links).toEqual([
    ['/ratgeber/aktien-kaufen', '', ''],
    ['https://www.gesetze-im-internet.de/aktg/', '_blank', 'noopener'],
  ]);
});
