import { Problem } from './project.mjs';
import { say } from './progress.mjs';
import { canInstallPackages, findProgram, installPackage } from './system-package.mjs';

const MACHINE = { find: findProgram, canInstall: canInstallPackages, install: installPackage, say };

/**
 * Provides optional system programs of a benchmark: installs missing ones if possible, else reports which figures are omitted. Resolves to
 * the names of those that remain missing.
 */
export async function helpersFor(names, { find, canInstall, install, say: notify } = MACHINE) {
  const missing = [];
  for (const name of names) {
    if (find(name) === undefined && canInstall()) await install(name).catch((error) => reportError(error, notify));
    if (find(name) !== undefined) continue;
    missing.push(name);
    notify(`${name} fehlt (Debian: apt-get install ${name}): Was es misst, steht als „—“ da, oder ein anderes Programm misst es.`);
  }
  return missing;
}

function reportError(error, notify) {
  if (!(error instanceof Problem)) throw error;
  notify(error.message);
}
