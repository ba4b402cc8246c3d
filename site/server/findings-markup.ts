import { escapeXml } from '#domain/text/escape-xml.ts';
import type { Finding, Related } from '#documents/reader/finding.ts';

/** Number of errors and their place, such as „2 Fehler auf dieser Seite“. */
export function countOf(findings: readonly Finding[], where: string): string {
  return `${findings.length === 1 ? 'Ein' : findings.length} Fehler ${where}`;
}

/** Findings as HTML, in the order of the list. */
export function findingsMarkup(findings: readonly Finding[]): string {
  return findings.map(article).join('\n');
}

function article({ file, line, column, message, expected, suggestion, frame, seeAlso = [] }: Finding): string {
  return `<article class="finding"><p class="finding__place"><code>config/${escapeXml(file)}</code><span>Zeile ${line}, Spalte ${column}</span></p>
<h2>${escapeXml(message)}</h2>
${frame === '' ? '' : `<pre>${frameLines(frame)}</pre>`}
${suggestion === undefined ? '' : `<p>Meintest du <code class="finding__suggestion">${escapeXml(suggestion)}</code>?</p>`}
${expected === undefined ? '' : `<p class="finding__expected">Erwartet: ${escapeXml(expected)}</p>`}${seeAlso.map(alsoAt).join('')}</article>`;
}

function alsoAt({ file, line }: Related): string {
  return `<p class="finding__expected">Siehe auch: <code>config/${escapeXml(file)}</code>, Zeile ${line}</p>`;
}

/** Code frame with the faulty line and the marker highlighted. */
function frameLines(frame: string): string {
  return frame
    .split('\n')
    .map((line) => {
      const text = escapeXml(line);
      if (/^\s+\|\s*\^+$/u.test(line)) return `<b class="finding__marker">${text}</b>`;
      return line.startsWith('>') ? `<b class="finding__line">${text}</b>` : `<span>${text}</span>`;
    })
    .join('');
}
