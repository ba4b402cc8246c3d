import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.mjs';
import { Problem, projectNode, root } from './project.mjs';
import { withProgress } from './progress.mjs';
import { canInstallPackages, findProgram, installPackage } from './system-package.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a Chromium: `PARKETT_CHROMIUM`, the machine's, Debian's (installed if root), else Playwright's. */
export async function ensureChromium() {
  const given = process.env.PARKETT_CHROMIUM;
  if (given) {
    if (existsSync(given)) return given;
    throw new Problem(`PARKETT_CHROMIUM=${given} gibt es nicht. Nenne den Pfad eines Chromium oder lass die Variable weg.`);
  }
  const present = findProgram(...NAMES);
  if (present) return present;
  if (canInstallPackages()) {
    await installPackage('chromium');
    const installed = findProgram(...NAMES);
    if (installed) return installed;
  }
  return playwrightChromium();
}

async function playwrightChromium() {
  const { chromium } = await import('playwright-core');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  await withProgress('Lade Chromium', () => run(projectNode(), [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium']));
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new Problem(
    'Chromium fehlt und ließ sich nicht laden. Installiere es (Debian: apt-get install chromium) oder setze PARKETT_CHROMIUM.',
  );
}
