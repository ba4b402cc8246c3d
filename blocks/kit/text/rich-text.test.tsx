import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText, safeInline } from './rich-text.tsx';

describe('rich text', () => {
  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<img src=x onerror=alert(1)>',
    '<svg><animate onbegin=alert(1) attributeName=x></svg>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="https://ok.example" onmouseover="alert(1)" style="color:red">x</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<style>*{display:none}</style>',
    '<b onclick=alert(1)>x</b>',
    '<abbr title="&quot; onclick=&quot;alert(1)">x</abbr>',
  ])('[ARTICLE-003] leaves nothing that runs of %j', (attack) => {
    document.body.innerHTML = safeInline(attack);
    const elements = [...document.body.querySelectorAll('*')];
    expect(elements.filter(({ localName }) => !['a', 'b', 'abbr'].includes(localName))).toEqual([]);
    expect(elements.flatMap((element) => element.getAttributeNames()).filter((name) => name.startsWith('on') || name === 'style')).toEqual(
      [],
    );
    expect(
      elements.map((element) => element.getAttribute('href') ?? '').filter((href) => !/^(https:\/\/ok\.example)?$/.test(href)),
    ).toEqual([]);
  });

  it('keeps the tags that an article may use', () => {
    const html = '<strong>a</strong> <em>b</em> <code>c</code> H<sub>2</sub>O m<sup>2</sup> <abbr title="d">D</abbr>';
    expect(safeInline(html)).toBe(html);
  });

  it('writes text without markup as text', () => {
    expect(renderToStaticMarkup(<RichText as="p" html="1 > 0, „Zitat“" />)).toBe('<p>1 &gt; 0, „Zitat“</p>');
  });

  it('lets an entity be what it stands for', () => {
    expect(renderToStaticMarkup(<RichText html="Brent &amp; WTI" />)).toBe('<span>Brent &amp; WTI</span>');
  });
});
