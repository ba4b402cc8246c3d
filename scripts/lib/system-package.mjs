import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './command.mjs';
import { Problem } from './project.mjs';
import { withProgress } from './progress.mjs';

/** Path of a system program, or undefined. */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** Returns true if Debian packages can be installed here. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && findProgram('apt-get') !== undefined;
}

/** Installs one Debian package; throws a Problem with apt's last lines if that fails. */
export async function installPackage(name) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await withProgress(`Installiere das Debian-Paket ${name}`, async () => {
    await run('apt-get', ['update', '-q'], { env });
    const { code, output } = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env });
    if (code !== 0) throw new Problem(`apt-get install ${name} ist gescheitert:\n${output.trim().split('\n').slice(-8).join('\n')}`);
  });
}
