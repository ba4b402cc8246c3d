import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf, listedIn, packagesOf } from './lib/dependencies.mjs';
import { run } from './lib/command.mjs';
import { main, Problem, root } from './lib/project.mjs';

/** `npm run dependencies`: checks licences, install scripts and checksums of all packages, and that `npm run sbom` lists each of them. */
await main(async () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const faults = [...faultsOf(packages), ...(await unlisted(packages))];
  if (faults.length > 0) throw new Problem(`${faults.join('\n  ')}\n  (scripts/lib/dependencies.mjs)`);
  const unchecked = Object.entries(packages).filter(([path, { integrity }]) => path !== '' && integrity === undefined).length;
  console.log(
    `${packagesOf(packages).size} Pakete geprüft; ${unchecked} anderer Plattformen haben noch keine Prüfsumme (npm run lock:complete).`,
  );
});

async function unlisted(packages) {
  const { code, output } = await run('npm', ['run', '--silent', 'sbom']);
  const start = output.indexOf('{');
  if (code !== 0 || start < 0) return [`npm run sbom scheitert:\n${output}`];
  const listed = listedIn(JSON.parse(output.slice(start)));
  return [...packagesOf(packages)].filter((id) => !listed.has(id)).map((id) => `${id} fehlt in der Liste von npm run sbom.`);
}
