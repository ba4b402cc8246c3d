// npm run attack:without: removes one safeguard after the other from a copy of the project and runs its attack there, which must succeed.
// `-- NAME …` selects attacks by prefix; `-- --unbuilt` skips those that need a build of the site. Exit code 1 if an attack fails without
// its safeguard: then it proves nothing.
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Safeguard } from './safeguard.ts';
import { safeguards } from './safeguards.ts';
import { SUCCEEDED } from './verdict.ts';

/** Build output that a copy needs besides the sources. */
const BUILT = ['site/.next', 'site/public/assets'];
/** Folder beside the project: a copy shares the installed packages by hard links, because a build follows no link out of its root. */
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

/** Removes a safeguard from the copy; the returned function restores it. */
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

/** Settings that shorten an attack: the first tries show a missing safeguard, only derivatives need many. */
function brief({ attack }: Safeguard): Record<string, string> {
  const settings = { PARKETT_KILLS: '4', PARKETT_FULL_DISKS: '2', PROVIDER_WARM_UP: 'off' };
  return attack === 'cold-derivatives' ? settings : { ...settings, PROVIDER_DERIVATIVES: '1000' };
}

/** Runs a program; resolves with its output and exit code. The program ends when this process is asked to end. */
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

/** Returns true if the attack succeeds in the copy without this safeguard. */
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

/** Runs safeguards in a separate copy; resolves with the attacks that did not notice the removal. */
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
