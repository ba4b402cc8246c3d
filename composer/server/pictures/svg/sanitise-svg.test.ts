import { describe, expect, it } from 'vitest';
import { sanitiseSvg } from './sanitise-svg.ts';

const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const drawing = (inner: string, attributes = ''): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" ${attributes}>${inner}<rect id="rest" width="4" height="4"/></svg>`,
  );

/** Patterns that no served drawing may contain. */
const DANGER =
  /script|\bon[a-z]+\s*=|foreignobject|iframe|javascript:|https?:\/\/(?!www\.w3\.org\/2000\/svg")|file:|@import|data:|<\?|<!|&[a-z]+;|animate|<set|<image|feImage|xlink|<a\b/iu;

/** Hostile drawings, each with the names of removed parts that the editor sees. */
const HOSTILE: readonly (readonly [name: string, drawing: Buffer, told: readonly string[]])[] = [
  ['a script', drawing('<script>alert(1)</script>'), ['script']],
  ['a script from elsewhere', drawing('<script href="https://evil.example/a.js"/>'), ['script']],
  ['a script in CDATA', drawing('<script><![CDATA[alert(1)]]></script>'), ['script']],
  ['a script by another prefix', drawing('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'), []],
  ['a script of HTML', drawing('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'), []],
  ['a handler', drawing('<rect width="1" height="1" onclick="alert(1)"/>'), ['onclick']],
  ['a handler of the root', drawing('', 'onload="alert(1)"'), ['onload']],
  ['a handler with a line break', drawing('<rect onmouseover\n=\n"alert(1)"/>'), ['onmouseover']],
  [
    'HTML inside',
    drawing('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="javascript:alert(1)"/></body></foreignObject>'),
    ['foreignObject'],
  ],
  ['a link to a script', drawing(`<a ${XLINK} xlink:href="javascript:alert(1)"><text>Hier</text></a>`), ['a']],
  ['a link to a script, spelt oddly', drawing('<a href=" java&#10;script:alert(1)"><text>Hier</text></a>'), ['a']],
  ['a link that is moved', drawing('<a><animate attributeName="href" values="javascript:alert(1)"/></a>'), ['animate', 'a']],
  ['a handler that is set', drawing('<rect><set attributeName="onmouseover" to="alert(1)"/></rect>'), ['set']],
  ['a picture from elsewhere', drawing('<image href="https://evil.example/pixel.png" width="1" height="1"/>'), ['image']],
  ['a picture inside', drawing('<image href="data:image/svg+xml;base64,PHN2Zy8+" width="1" height="1"/>'), ['image']],
  ['parts of another file', drawing(`<use ${XLINK} xlink:href="https://evil.example/a.svg#a"/>`), ['href']],
  ['parts of data', drawing('<use href="data:image/svg+xml,&lt;svg/>#a"/>'), ['href']],
  ['a filter with a picture', drawing('<filter id="f"><feImage href="https://evil.example/a.png"/></filter>'), ['feImage']],
  ['an import in a style', drawing('<style>@import "https://evil.example/a.css";</style>'), ['style']],
  ['an address in a style', drawing('<style>rect { fill: url(https://evil.example/a.svg#a) }</style>'), ['style']],
  ['an address in a style, spelt oddly', drawing('<style>rect { fill: u\\72l(//evil.example/a) }</style>'), ['style']],
  ['an address in a style behind a note', drawing('<style>rect { fill: url/**/(//evil.example/a) }</style>'), ['style']],
  ['a set of pictures in a style', drawing('<style>rect { mask: image-set("https://evil.example/a.png" 1x) }</style>'), ['style']],
  ['a style that ends itself', drawing('<style>&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style>'), ['style']],
  ['an address in an attribute', drawing('<rect fill="url(https://evil.example/a.svg#a)"/>'), ['fill']],
  ['an address in a style attribute', drawing('<rect style="fill:url(\'//evil.example/a\')"/>'), ['style']],
  [
    'many handlers and addresses of one part',
    drawing('<rect fill="url(//a)" stroke="url(//b)" mask="url(//c)" onclick="a()" onfocus="b()"/>'),
    ['fill', 'stroke', 'mask'],
  ],
  ['another base', drawing('<rect/>', 'xml:base="https://evil.example/"'), []],
  ['a style sheet', Buffer.concat([Buffer.from('<?xml-stylesheet href="https://evil.example/a.xsl"?>'), drawing('')]), []],
  ['a frame', drawing('<iframe src="https://evil.example"/><embed src="a"/><object data="b"/>'), []],
  ['a document type from elsewhere', Buffer.concat([Buffer.from('<!DOCTYPE svg SYSTEM "file:///etc/passwd">'), drawing('')]), []],
  ['a note with a script', drawing('<!-- <script>alert(1)</script> -->'), []],
];

describe('a drawing from elsewhere', () => {
  it.each(HOSTILE)('loses %s and keeps the rest', (_name, bytes, told) => {
    const { svg, removed } = sanitiseSvg(bytes);
    expect(svg).not.toMatch(DANGER);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 10 10"/u);
    expect(svg).toContain('<rect id="rest" width="4" height="4"/>');
    expect(removed).toEqual(expect.arrayContaining([...told]));
    expect(sanitiseSvg(Buffer.from(svg)).svg).toBe(svg);
  });

  const laughs = '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>';
  it.each([
    ['entities', Buffer.concat([Buffer.from(laughs), drawing('<text>&b;</text>')]), 422],
    [
      'an entity of another file',
      Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'), drawing('<text>&x;</text>')]),
      422,
    ],
    ['no end', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect>'), 422],
    ['HTML in its place', Buffer.from('<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>'), 422],
    ['no namespace', Buffer.from('<svg><rect/></svg>'), 422],
    ['a megabyte', drawing(`<desc>${'a'.repeat(1_000_000)}</desc>`), 413],
  ])('is refused with %s', (_name, bytes, status) => {
    expect(() => sanitiseSvg(bytes)).toThrow(expect.objectContaining({ name: 'Refusal', status }));
  });

  it('keeps what draws: classes, gradients, masks, filters, parts that are used again, letters', () => {
    const inner =
      '<title>Kurve</title><defs><style>.a{fill:#f00;stroke:rgb(0, 0, 0)}</style><linearGradient id="g" gradientUnits="userSpaceOnUse">' +
      '<stop offset="0" stop-color="#fff"/></linearGradient><clipPath id="c"><circle r="3"/></clipPath><filter id="f"><feGaussianBlur stdDeviation="2"/></filter>' +
      '<symbol id="s" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></symbol></defs><use href="#s" x="1"/>' +
      '<g class="a" clip-path="url(#c)" filter="url(#f)" transform="rotate(45 1 1)" style="fill:url(#g)"><text x="1" y="2" font-size="3">Öl &amp; Gas</text></g>';
    const { svg, removed } = sanitiseSvg(drawing(inner));
    expect(removed).toEqual([]);
    expect(svg).toContain(inner);
  });

  it('is written by our names, whatever prefix its own had, with the link of newer drawings', () => {
    const prefixed =
      '<ns0:svg xmlns:ns0="http://www.w3.org/2000/svg" xmlns:l="http://www.w3.org/1999/xlink"><ns0:use l:href="#a"/><ns0:use l:href="#a" href="#b"/></ns0:svg>';
    expect(sanitiseSvg(Buffer.from(prefixed))).toEqual({
      svg: '<svg xmlns="http://www.w3.org/2000/svg"><use href="#a"/><use href="#b"/></svg>\n',
      removed: [],
    });
  });

  it('keeps styles in a section, letters that mean something, and the lines of a description', () => {
    const { svg } = sanitiseSvg(
      drawing('<style><![CDATA[g > rect { fill: red }]]></style><desc a="b">1 &lt; 2\n&#x22;</desc><g id="&quot;&#10;"/>'),
    );
    expect(svg).toContain('<style>g &gt; rect { fill: red }</style><desc>1 &lt; 2\n"</desc><g id="&quot;&#xA;"/>');
    expect(sanitiseSvg(Buffer.from(svg)).svg).toBe(svg);
  });
});
