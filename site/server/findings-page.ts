import type { Finding } from '#config/reader/finding.ts';

/** The page that stands in place of every page while the configuration has errors. It reloads itself when they are mended. */
export function findingsPage(findings: readonly Finding[]): string {
  const title = findings.length === 1 ? 'Ein Fehler in der Konfiguration' : `${findings.length} Fehler in der Konfiguration`;
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><script type="module" src="/_vite/@vite/client"></script><style>${style}</style></head>
<body><main><h1>${title}</h1><p>Sobald die Datei gespeichert ist und stimmt, erscheint die Seite wieder von selbst.</p>
${findings.map(article).join('\n')}</main></body></html>`;
}

function article({ file, line, column, message, expected, suggestion, frame }: Finding): string {
  return `<article><h2>${escape(message)}</h2><p><code>${escape(`config/${file}:${line}:${column}`)}</code></p>
<pre>${escape(frame)}</pre>${expected ? `<p>Erwartet: ${escape(expected)}</p>` : ''}${suggestion ? `<p>Meintest du <strong>${escape(suggestion)}</strong>?</p>` : ''}</article>`;
}

const style = `:root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif;background:light-dark(#faf8f4,#161513);color:light-dark(#1d1b18,#ece8df)}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem}h1{font-size:1.75rem}h2{font-size:1.125rem;margin:0 0 .5rem}
article{border-top:2px solid light-dark(#b0261f,#ff9484);padding:1rem 0}pre{overflow:auto;padding:.75rem;background:light-dark(#f2eee6,#24221e)}`;

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
