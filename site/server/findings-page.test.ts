import { expect, it } from 'vitest';
import { loadConfig } from '#documents/reader/load.ts';
import { scratchConfig, swap } from '#documents/reader/testing/scratch-config.ts';
import { rmSync } from 'node:fs';
import { findingsPage } from './findings-page.ts';

it('shows file, line, column, the faulty line and the right key, and lets no text of a document become markup', () => {
  const directory = scratchConfig({ 'site.yaml': swap(/^claim: .*$/m, 'clam: <script>') });
  const html = findingsPage(loadConfig(directory).findings);
  rmSync(directory, { recursive: true });
  expect(html).toContain('<title>Ein Fehler in der Konfiguration</title>');
  expect(html).toMatch(/<code>config\/site\.yaml<\/code><span>Zeile \d+, Spalte 1<\/span>/);
  expect(html).toMatch(/<b class="finding__line">&gt; +\d+ \| clam: &lt;script&gt;<\/b>/);
  expect(html).toContain('Meintest du <code class="finding__suggestion">claim</code>?');
});
