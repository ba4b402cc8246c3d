import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { start } from './page.ts';
import { keepPlace, placeIn } from './reading-places.ts';
import { labelOf } from './text-place.ts';

const PATH = '/ratgeber/beispiel';
/** Height of the window and of each part of the text, in pixels. */
const HEIGHT = 300;
let seen: (entries: readonly { readonly isIntersecting: boolean }[]) => void = () => undefined;

/** Scrolls to 200 px above a part. Parts are as high as the window, so the part then begins at the reading line. */
function scrollTo(part: number): void {
  vi.stubGlobal('scrollY', part * HEIGHT);
  for (const [index, element] of document.querySelectorAll('.block').entries()) {
    const top = (index - part) * HEIGHT + 50;
    element.getBoundingClientRect = () => ({ top, bottom: top + HEIGHT }) as DOMRect;
  }
}
const leave = (): void => void dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  vi.stubGlobal('innerHeight', HEIGHT);
  vi.stubGlobal('location', { pathname: PATH });
  class Observer {
    constructor(tell: typeof seen) {
      seen = tell;
    }
    observe = vi.fn();
    disconnect = vi.fn();
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  localStorage.clear();
  const parts = [
    'paragraph',
    'headline',
    'paragraph',
    'paragraph',
    'paragraph',
    'paragraph',
    'paragraph',
    'paragraph',
    'paragraph',
    'paragraph',
  ];
  document.body.innerHTML = `<header class="article-header"></header><div class="slot slot--main">${parts
    .map(
      (type, index) =>
        `<div class="block" data-block="${type}">${type === 'headline' ? '<h2 id="kosten">Kosten</h2>' : `<p>Absatz ${index} hat Worte.</p>`}</div>`,
    )
    .join('')}</div>`;
  scrollTo(0);
});
afterEach(() => void vi.unstubAllGlobals());

describe('a visitor who leaves an article', () => {
  it.each([
    ['in the middle, near a headline', 3, { part: 3, anchor: 'kosten' }],
    ['in the middle, far from one', 6, { part: 6, anchor: '' }],
    ['at its beginning', 0, undefined],
    ['at its end', 9.5, undefined],
  ])('%s has a place there or none', (_, part, expected) => {
    start();
    scrollTo(part);
    leave();
    const found = placeIn(PATH, Date.now());
    expect(found && { part: found.part, anchor: found.anchor }).toEqual(expected);
  });

  it('keeps an older place at the beginning, and loses it at the end', () => {
    keepPlace({ path: PATH, part: 3, anchor: '', at: Date.now() });
    start();
    leave();
    expect(placeIn(PATH, Date.now())?.part).toBe(3);
    scrollTo(9.5);
    leave();
    expect(placeIn(PATH, Date.now())).toBeUndefined();
  });
});

describe('a visitor who is back', () => {
  const offer = async (anchor = 'kosten', part = 3): Promise<HTMLAnchorElement> => {
    keepPlace({ path: PATH, part, anchor, at: Date.now() });
    start();
    return screen.findByRole<HTMLAnchorElement>('link', { name: /^Weiterlesen bei/u });
  };

  it('is offered the headline that they were at', async () => {
    const link = await offer();
    expect([link.getAttribute('href'), link.textContent]).toEqual(['#kosten', 'Weiterlesen bei „Kosten“']);
    expect(document.querySelector('[role=status], [role=alert], [aria-live]')).toBeNull();
  });

  it('is offered the paragraph where no headline is near', async () => {
    const link = await offer('', 6);
    expect(link.textContent).toBe('Weiterlesen bei „Absatz 6 hat Worte.“');
    expect(document.querySelector(link.getAttribute('href') ?? '')?.textContent).toBe('Absatz 6 hat Worte.');
  });

  it('is offered nothing once the place is in view', async () => {
    await offer();
    seen([{ isIntersecting: false }]);
    expect(screen.queryByRole('link')).not.toBeNull();
    seen([{ isIntersecting: true }]);
    expect(screen.queryByRole('link')).toBeNull();
    expect(placeIn(PATH, Date.now())).toBeDefined();
  });

  it('is never offered again what they refused', async () => {
    await offer();
    screen.getByRole('button', { name: 'Nicht weiterlesen' }).click();
    expect([screen.queryByRole('link'), placeIn(PATH, Date.now())]).toEqual([null, undefined]);
  });

  it('is offered nothing where the browser has brought them back to the place, or the text is another one', async () => {
    keepPlace({ path: PATH, part: 40, anchor: 'weg', at: Date.now() });
    start();
    keepPlace({ path: PATH, part: 3, anchor: '', at: Date.now() });
    scrollTo(3);
    start();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it.each([
  ['Kosten', 'Kosten'],
  ['  Was\n  eine Aktie ist ', 'Was eine Aktie ist'],
  ['Wer sein Geld für lange Zeit anlegt, achtet zuerst auf die Kosten.', 'Wer sein Geld für lange Zeit anlegt, achtet …'],
  ['Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik', 'Donaudampfschifffahrtsgesellschaftskapitänsmüt …'],
])('shortens %j between two words', (text, label) => {
  expect(labelOf(text)).toBe(label);
});
