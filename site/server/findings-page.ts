import type { Finding } from '#documents/reader/finding.ts';
import { countOf, findingsMarkup } from './findings-markup.ts';
import { findingsPageStyle, findingStyle } from './findings-style.ts';

/** Address of the list of all errors. */
export const findingsAddress = '/_befunde';

/** Page with findings, at its own address and in place of a page that has no valid version. Reloads itself after each change of documents. */
export function findingsPage(findings: readonly Finding[]): string {
  const title = findings.length === 0 ? 'Die Konfiguration ist in Ordnung' : countOf(findings, 'in der Konfiguration');
  const lead = findings.length === 0 ? '' : 'Sobald alles stimmt und gespeichert ist, erscheint die Seite wieder von selbst.';
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/_vite/site/islands/base.css"><script type="module" src="/_vite/@vite/client"></script><style>${findingsPageStyle}${findingStyle}</style></head>
<body><main class="findings"><h1>${title}</h1><p class="findings__lead">${lead}</p>
${findingsMarkup(findings)}</main></body></html>`;
}
