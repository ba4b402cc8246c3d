import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { licencePage } from './lib/licences.mjs';
import { main, root } from './lib/project.mjs';

/** `npm run licences`: writes the page `/lizenzen` with the licences of all packages that ship. */
await main(() => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const head =
    '# yaml-language-server: $schema=../../documents/kinds/content-page/content-page.schema.json\n# Written by `npm run licences`.\n';
  writeFileSync(join(root, 'config/content-pages/lizenzen.yaml'), head + stringify(licencePage(packages, root), { lineWidth: 0 }));
});
