import type { DOMPurify, RemovedElement } from 'dompurify';
import { refuse } from '../refusal.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Bytes of the largest drawing. */
const LARGEST = 1_000_000;

export interface Sanitised {
  readonly svg: string;
  /** What was taken out and may be missed, by name: `script`, `onload`, `image`. */
  readonly removed: readonly string[];
}

interface Tools {
  readonly window: Window & typeof globalThis;
  readonly purify: DOMPurify;
}

let tools: Promise<Tools> | undefined;

/** A document model takes a second to load, so it is loaded for the first drawing. */
async function opened(): Promise<Tools> {
  const [{ JSDOM }, { default: createPurify }] = await Promise.all([import('jsdom'), import('dompurify')]);
  const window = new JSDOM('').window as unknown as Tools['window'];
  return { window, purify: createPurify(window) };
}

/** What may draw: no scripts, nothing from elsewhere, nothing that moves or links, no other language inside. */
const OPTIONS = {
  USE_PROFILES: { svg: true, svgFilters: true },
  ADD_TAGS: ['use'],
  ADD_ATTR: ['href'],
  FORBID_TAGS: ['a', 'animate', 'animateColor', 'animateMotion', 'animateTransform', 'set', 'image', 'feImage', 'foreignObject', 'script'],
  FORBID_CONTENTS: ['script', 'foreignObject', 'metadata', 'image', 'feImage', 'iframe', 'audio', 'video'],
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: [SVG],
  NAMESPACE: SVG,
  // A file of its own has no page whose names it could take.
  SANITIZE_DOM: false,
  IN_PLACE: true as const,
};

/**
 * A drawing as a file of our own: written anew from its elements, with those alone that draw.
 * @throws Refusal 413 for one that is too large, 422 for what is no drawing
 */
export async function sanitiseSvg(bytes: Buffer): Promise<Sanitised> {
  if (bytes.length > LARGEST) refuse(413, 'Eine Zeichnung (SVG) darf höchstens 1 MB haben.');
  const text = bytes.toString('utf8').replace(/^\uFEFF/u, '');
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/iu.test(text))
    refuse(422, 'Diese Zeichnung erklärt eigene Abkürzungen (ENTITY). Speichere sie in deinem Zeichenprogramm als einfaches SVG.');
  tools ??= opened();
  const { window, purify } = await tools;
  const root = new window.DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (root.namespaceURI !== SVG || root.localName !== 'svg' || root.querySelector('parsererror') !== null)
    refuse(422, 'Diese Zeichnung lässt sich nicht lesen: Sie ist kein gültiges SVG.');
  plainLinks(root);
  purify.sanitize(root, OPTIONS);
  const removed = [...purify.removed.flatMap(nameOfRemoved), ...withoutReferences(root)];
  return { svg: `${new window.XMLSerializer().serializeToString(root)}\n`, removed: [...new Set(removed)] };
}

/** Older drawings write links with a prefix, newer ones without: so there is one way to look at. */
function plainLinks(root: Element): void {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const link = element.getAttributeNS('http://www.w3.org/1999/xlink', 'href');
    if (link === null) continue;
    element.removeAttributeNS('http://www.w3.org/1999/xlink', 'href');
    if (!element.hasAttribute('href')) element.setAttribute('href', link);
  }
}

/** Takes out what still leads elsewhere: links out of the drawing, styles that load something. */
function withoutReferences(root: Element): readonly string[] {
  const removed: string[] = [];
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? '';
      if (isNamespace(name, value) || isHarmless(name, value)) continue;
      element.removeAttribute(name);
      removed.push(name);
    }
    if (element.localName === 'style' && !isHarmlessStyle(element.textContent)) {
      element.remove();
      removed.push('style');
    }
  }
  return removed;
}

function isNamespace(name: string, value: string): boolean {
  return name === 'xmlns' && value === SVG;
}

function isHarmless(name: string, value: string): boolean {
  if (name.includes(':')) return name === 'xml:space' || name === 'xml:lang';
  if (/^on/iu.test(name) || name === 'src') return false;
  return name === 'href' ? /^#[\w.-]+$/u.test(value) : isHarmlessStyle(value);
}

/** Functions of styles and attributes that load nothing. */
const FUNCTIONS = new Set(
  'rgb rgba hsl hsla matrix rotate scale translate skewx skewy translatex translatey calc var nth-child not'.split(' '),
);

/** Nothing is imported or loaded, and nothing is written so that it looks like something else. */
function isHarmlessStyle(text: string): boolean {
  if (/[\\@<]|\/\*|javascript:|expression|-moz-binding/iu.test(text)) return false;
  return [...text.matchAll(/(?<name>[\w-]*)\s*\(\s*(?<inner>[^)]*)/gu)].every(({ groups }) => {
    const name = groups?.['name']?.toLowerCase() ?? '';
    return FUNCTIONS.has(name) || (name === 'url' && /^["']?#[\w.-]+["']?\s*$/u.test(groups?.['inner'] ?? ''));
  });
}

/** Notes of drawing programs are missed by nobody. */
function nameOfRemoved(removed: RemovedElement | { readonly attribute: Attr | null }): readonly string[] {
  const name = 'element' in removed ? removed.element.nodeName : removed.attribute?.name;
  const isNote = name === undefined || /[:#]|^(?:metadata|data-.*|version|enable-background|xmlns|xml.*)$/u.test(name);
  return isNote ? [] : [name];
}
