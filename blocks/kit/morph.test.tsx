import { describe, expect, it } from 'vitest';
import { morphElement } from './morph.ts';

function elementOf(html: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = html;
  return place.firstElementChild as HTMLElement;
}

describe('morphElement', () => {
  it.each([
    ['another text', '<p>Kurs <b>157,90</b> €</p>', '<p>Kurs <b>157,92</b> €</p>'],
    ['more rows', '<ul><li>a</li></ul>', '<ul><li>a</li><li>b</li><li>c</li></ul>'],
    ['fewer rows', '<ul><li>a</li><li>b</li></ul>', '<ul><li>b</li></ul>'],
    ['other attributes', '<p class="a" hidden>x</p>', '<p class="b" title="y">x</p>'],
    ['another element', '<div><table><tbody><tr><td>1</td></tr></tbody></table></div>', '<div><p>Kein Orderbuch</p></div>'],
    ['nothing', '<div>Text<b>x</b></div>', '<div></div>'],
    ['text for an element', '<div><b>x</b></div>', '<div>x</div>'],
  ])('makes of an element what the other one is: %s', (_, before, after) => {
    const element = elementOf(before);
    morphElement(element, elementOf(after));
    expect(element.outerHTML).toBe(elementOf(after).outerHTML);
  });

  it('keeps the nodes that are the same, and with them the focus', () => {
    const element = elementOf('<div><a href="/a">Ziel</a><b>1</b></div>');
    document.body.append(element);
    const link = element.querySelector('a');
    link?.focus();
    morphElement(element, elementOf('<div><a href="/a">Ziel</a><b>2</b><i>neu</i></div>'));
    expect([element.querySelector('a') === link, document.activeElement === link, element.textContent]).toEqual([true, true, 'Ziel2neu']);
    element.remove();
  });

  it('puts in anew what has more to it, where it differs', () => {
    const element = elementOf('<p><b>SAP</b><span data-notation="1" data-field="last">157,90</span></p>');
    const [name, cell] = element.children;
    const other = elementOf('<p><b>SAP</b><span data-notation="1" data-field="last">157,80</span></p>');
    morphElement(element, other, (one) => one.matches('[data-notation]'));
    expect([element.children[0] === name, element.children[1] === cell, element.textContent]).toEqual([true, false, 'SAP157,80']);
  });
});
