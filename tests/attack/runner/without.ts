// npm run attack:without: takes one safeguard after the other out of a copy of the project and plays its attack there, which must fall.
// `-- NAME …` plays those whose attacks begin so; `-- --unbuilt` leaves out those for which the site has to be built.
// Ends with 1 when an attack holds without its safeguard: then it proves nothing.
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Safeguard } from './safeguard.ts';
import { safeguards } from './safeguards.ts';
import { SUCCEEDED } from './verdict.ts';

/** Built and installed things that a copy needs besides the sources. */
const BUILT = ['site/.next', 'site/public/assets'];
/** Beside the project: a copy shares its installed packages by hard links, for a build follows no link out of its root. */
const COPIES = resolve('..');
const ended = new AbortController();

function copyProject(hasBuild: boolean): string {
  const copy = mkdtempSync(join(COPIES, '.parkett-without-'));
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(existsSync);
  for (const file of tracked) cpSync(file, join(copy, file));
  if (hasBuild) {
    for (const folder of BUILT) cpSync(folder, join(copy, folder), { recursive: true });
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  } else {
    execFileSync('cp', ['-al', resolve('node_modules'), join(copy, 'node_modules')]);
  }
  return copy;
}

/** Takes a safeguard out of the copy; the answer puts it in again. */
function takeOut(copy: string, { edits }: Safeguard): () => void {
  const before = new Map(edits.map(({ file }) => [file, readFileSync(join(copy, file), 'utf8')]));
  for (const { file, with: present, without } of edits) {
    const text = readFileSync(join(copy, file), 'utf8');
    if (text.split(present).length !== 2) throw new Error(`${file} has not once: ${present}`);
    writeFileSync(
      join(copy, file),
      text.replace(present, () => without),
    );
  }
  return () => before.forEach((text, file) => writeFileSync(join(copy, file), text));
}

/** Settings with which an attack is over soon: that something is missing shows at the first tries, and only derivatives need many. */
function brief({ attack }: Safeguard): Record<string, string> {
  const settings = { PARKETT_KILLS: '4', PARKETT_FULL_DISKS: '2', PROVIDER_WARM_UP: 'off' };
  return attack === 'cold-derivatives' ? settings : { ...settings, PROVIDER_DERIVATIVES: '1000' };
}

/** Output of a program, and its exit code. It ends when this one is told to end. */
function run(
  copy: string,
  command: string,
  args: readonly string[],
  settings: Record<string, string>,
): Promise<{ code: number; said: string }> {
  const options = { cwd: copy, env: { ...process.env, ...settings }, signal: ended.signal, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((done, fail) => {
    execFile(command, args, options, (error, stdout, stderr) => {
      if (ended.signal.aborted) fail(new Error('Ended from outside.'));
      else done({ code: Number(error?.code ?? 0), said: stdout.trim() || stderr.trim() });
    });
  });
}

/** Whether the attack falls in the copy without this safeguard. */
async function falls(copy: string, safeguard: Safeguard): Promise<boolean> {
  const putIn = takeOut(copy, safeguard);
  try {
    if (safeguard.isBuilt === true) {
      const build = await run(copy, 'npm', ['run', 'build'], {});
      if (build.code !== 0) throw new Error(`The copy without ${safeguard.edits[0].file} cannot be built:\n${build.said}`);
    }
    const { code, said } = await run(
      copy,
      process.execPath,
      ['tests/attack/runner/main.ts', '--cold', '--only', safeguard.attack],
      brief(safeguard),
    );
    const places = safeguard.edits.map(({ file, with: present }) => `${file}: ${present.trim()}`).join('\n     ');
    console.log(`\nohne ${places}\n${said}`);
    return code === 1 && said.includes(SUCCEEDED);
  } finally {
    putIn();
  }
}

/** Plays safeguards in a copy of their own; resolves with the attacks that did not notice. */
async function play(chosen: readonly Safeguard[], hasBuild: boolean): Promise<string[]> {
  if (chosen.length === 0) return [];
  const copy = copyProject(hasBuild);
  const blind: string[] = [];
  try {
    for (const safeguard of chosen) if (!(await falls(copy, safeguard))) blind.push(safeguard.attack);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return blind;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ended.abort());
const { values, positionals } = parseArgs({ allowPositionals: true, options: { unbuilt: { type: 'boolean', default: false } } });
const named = safeguards.filter(({ attack }) => positionals.length === 0 || positionals.some((name) => attack.startsWith(name)));
if (named.length === 0) throw new Error(`No safeguard belongs to it. There are: ${safeguards.map(({ attack }) => attack).join(', ')}.`);
const [built, others] = [
  named.filter(({ isBuilt }) => isBuilt === true && !values.unbuilt),
  named.filter(({ isBuilt }) => isBuilt !== true),
];
const blind = [...(await play(others, true)), ...(await play(built, false))];
console.log(`\n${built.length + others.length} safeguards taken out, ${blind.length} not noticed ${blind.join(', ')}`);
process.exitCode = blind.length === 0 ? 0 : 1;
