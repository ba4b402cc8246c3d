// npm run attack:without: takes one mending after the other out of a copy of the project and plays its attack there, which must fall.
// `-- NAME` plays one. Ends with 1 when an attack holds without its mending: then it proves nothing.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { mendings, type Mending } from './mendings.ts';
import { SUCCEEDED } from './verdict.ts';

/** Built and installed things that a copy needs besides the sources. */
const BUILT = ['site/.next', 'site/public/assets'];

function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'parkett-without-'));
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(existsSync);
  for (const file of tracked) cpSync(file, join(copy, file));
  for (const folder of BUILT) cpSync(folder, join(copy, folder), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Whether the attack falls in the copy without this mending. */
function falls(copy: string, { attack, file, with: present, without }: Mending): boolean {
  const whole = readFileSync(file, 'utf8');
  writeFileSync(join(copy, file), whole.replace(present, without));
  const { status, stdout } = spawnSync(process.execPath, ['tests/attack/runner/main.ts', '--only', attack], {
    cwd: copy,
    encoding: 'utf8',
  });
  writeFileSync(join(copy, file), whole);
  console.log(`\nohne ${file}: ${present}\n${stdout.trim()}`);
  return status === 1 && stdout.includes(SUCCEEDED);
}

const [name = ''] = process.argv.slice(2);
const chosen = mendings.filter(({ attack }) => attack.startsWith(name));
if (chosen.length === 0) throw new Error(`No mending belongs to "${name}". There are: ${mendings.map(({ attack }) => attack).join(', ')}.`);
const copy = copyProject();
try {
  const blind = chosen.filter((mending) => !falls(copy, mending)).map(({ attack }) => attack);
  console.log(`\n${chosen.length} mendings taken out, ${blind.length} not noticed ${blind.join(', ')}`);
  process.exitCode = blind.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
