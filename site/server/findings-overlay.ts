import type { Finding } from '#documents/reader/finding.ts';
import { countOf, findingsMarkup } from './findings-markup.ts';
import { findingsAddress } from './findings-page.ts';
import { findingStyle, overlayStyle } from './findings-style.ts';
import type { PageFindings } from './page-findings.ts';

/**
 * Overlay at the bottom of a page while documents are faulty; empty without findings. It opens and closes like any `details`, with Escape
 * too, and never takes the focus. Its styles and the page's do not affect each other.
 */
export function findingsOverlay({ own, elsewhere }: Pick<PageFindings, 'own' | 'elsewhere'>): string {
  if (own.length === 0 && elsewhere.length === 0) return '';
  return `<parkett-findings><template shadowrootmode="open"><style>${findingStyle}${overlayStyle}</style>
<div class="overlay" role="alert">${own.length === 0 ? '' : ofPage(own)}${elsewhere.length === 0 ? '' : ofOthers(elsewhere)}</div></template></parkett-findings>
<script>{const details=document.querySelector('parkett-findings').shadowRoot.querySelector('details');
if(details)addEventListener('keydown',({key})=>{if(key==='Escape')details.open=false})}</script>`;
}

function ofPage(findings: readonly Finding[]): string {
  return `<details open><summary>${countOf(findings, 'auf dieser Seite')}</summary><div class="findings">
<p class="findings__lead">Dahinter ist die Seite zu sehen, soweit sie stimmt oder zuletzt gestimmt hat. Escape klappt diese Liste zu.</p>
${findingsMarkup(findings)}</div></details>`;
}

function ofOthers(findings: readonly Finding[]): string {
  const count = countOf(findings, findings.length === 1 ? 'in einem Dokument ohne Adresse' : 'in Dokumenten ohne Adresse');
  return `<p class="notice"><a href="${findingsAddress}">${count}</a></p>`;
}
