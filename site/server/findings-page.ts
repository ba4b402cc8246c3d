import type { Finding, Related } from '#config/reader/finding.ts';
import { findingsStyle } from './findings-style.ts';

/** The page that stands in place of every page while the configuration has errors. It reloads itself when they are mended. */
export function findingsPage(findings: readonly Finding[]): string {
  const title = findings.length === 1 ? 'Ein Fehler in der Konfiguration' : `${findings.length} Fehler in der Konfiguration`;
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/_vite/site/islands/base.css"><script type="module" src="/_vite/@vite/client"></script><style>${findingsStyle}</style></head>
<body><main class="findings"><h1>${title}</h1><p class="findings__lead">Sobald alles stimmt und gespeichert ist, erscheint die Seite wieder von selbst.</p>
${findings.map(article).join('\n')}</main></body></html>`;
}

function article({ file, line, column, message, expected, suggestion, frame, seeAlso = [] }: Finding): string {
  return `<article class="finding"><p class="finding__place"><code>config/${escape(file)}</code><span>Zeile ${line}, Spalte ${column}</span></p>
<h2>${escape(message)}</h2>
${frame === '' ? '' : `<pre>${frameLines(frame)}</pre>`}
${suggestion === undefined ? '' : `<p>Meintest du <code class="finding__suggestion">${escape(suggestion)}</code>?</p>`}
${expected === undefined ? '' : `<p class="finding__expected">Erwartet: ${escape(expected)}</p>`}${seeAlso.map(alsoAt).join('')}</article>`;
}

function alsoAt({ file, line }: Related): string {
  return `<p class="finding__expected">Siehe auch: <code>config/${escape(file)}</code>, Zeile ${line}</p>`;
}

/** The frame with its faulty line and marker lifted out. */
function frameLines(frame: string): string {
  return frame
    .split('\n')
    .map((line) => {
      const text = escape(line);
      if (/^\s+\|\s*\^+$/u.test(line)) return `<b class="finding__marker">${text}</b>`;
      return line.startsWith('>') ? `<b class="finding__line">${text}</b>` : `<span>${text}</span>`;
    })
    .join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
