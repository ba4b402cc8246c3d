import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { edited, filesOf, type Addition } from './addition.ts';

const run = promisify(execFile);
const rooms = [
  'blocks',
  'client',
  'codegen',
  'composer',
  'config',
  'content',
  'documents',
  'contracts',
  'domain',
  'entrance',
  'gateway',
  'market',
  'provider',
  'renderer',
  'site',
  'subjects',
];
const files = ['package.json', 'tsconfig.json'];
const left = /\.test\.tsx?$|\/\.next$|\/\.data$|\/public\/assets$/;

/** Output of a command, and whether it succeeded. */
export interface Printed {
  readonly isFine: boolean;
  readonly text: string;
}

/** Copy of the project without tests in a separate folder, to which additions can be applied. */
export interface ScratchCopy {
  readonly root: string;
  /** Applies an addition without the omitted files. */
  add(addition: Addition, leftOut?: readonly string[]): void;
  /** Adds the omitted files. */
  addRest(): void;
  /** Runs a program of the copy with Node. */
  run(program: string, ...options: string[]): Promise<Printed>;
  dispose(): void;
}

export function createScratchCopy(): ScratchCopy {
  mkdirSync('.cache', { recursive: true });
  const root = resolve(mkdtempSync('.cache/extend-'));
  for (const path of [...rooms, ...files]) cpSync(path, join(root, path), { recursive: true, filter: (source) => !left.test(source) });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  let rest: (() => void)[] = [];
  return {
    root,
    add(addition, leftOut = []) {
      for (const file of filesOf(addition)) {
        if (leftOut.includes(file)) rest.push(() => write(root, file, addition));
        else write(root, file, addition);
      }
    },
    addRest() {
      for (const add of rest) add();
      rest = [];
    },
    async run(program, ...options) {
      const work = run(resolve('node_modules/.bin/node'), [program, ...options], { cwd: root, maxBuffer: 1 << 26 });
      const isFine = await work.then(
        () => true,
        () => false,
      );
      const { stdout, stderr } = await work.catch((error: { stdout: string; stderr: string }) => error);
      return { isFine, text: stdout + stderr };
    },
    dispose: () => rmSync(root, { recursive: true, force: true }),
  };
}

function write(root: string, file: string, { creates, edits }: Addition): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, creates[file] ?? edited(readFileSync(path, 'utf8'), edits?.[file] ?? []));
}
