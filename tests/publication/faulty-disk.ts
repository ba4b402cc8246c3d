import { existsSync } from 'node:fs';
import { realDisk, type Disk } from '#documents/files/disk.ts';

/** The end of a process, for the code that runs in it: from then on every operation of its disk throws it. */
export class Death extends Error {
  override readonly name = 'Death';
}

/** Faults at the operations of one process. Operations are counted from 0. */
export interface Plan {
  /** An error of one operation, or of all from there on that write. `after`: the operation has happened all the same. */
  readonly fault?: { readonly at: number; readonly code: string; readonly lasts: boolean; readonly after: boolean };
  /** The end of the process, before an operation or after it. */
  readonly death?: { readonly at: number; readonly after: boolean };
  /** Something that somebody else does before the first operation from there on that does not write. */
  readonly meanwhile?: { readonly at: number; readonly run: () => void };
}

export interface FaultyDisk extends Disk {
  /** Operations so far. */
  count(): number;
  isDead(): boolean;
}

const WRITING: ReadonlySet<string> = new Set(['write', 'append', 'cut', 'move', 'remove', 'makeFolder', 'removeFolder']);

/** A disk whose operations fail by a plan. It waits for no real disk: a sudden death of a process loses nothing that was written. */
export function faultyDisk({ fault, death, meanwhile }: Plan): FaultyDisk {
  let [count, isDead, isDone] = [0, false, false];
  const around =
    <Input extends unknown[], Output>(name: string, run: (...input: Input) => Output) =>
    (...input: Input): Output => {
      if (isDead) throw new Death();
      const at = count;
      count += 1;
      if (meanwhile !== undefined && !isDone && at >= meanwhile.at && !WRITING.has(name)) {
        isDone = true;
        meanwhile.run();
      }
      const dies = (after: boolean): void => {
        if (death?.at !== at || death.after !== after) return;
        isDead = true;
        throw new Death();
      };
      dies(false);
      const fails = fault !== undefined && (at === fault.at || (fault.lasts && at > fault.at && WRITING.has(name)));
      if (fails && !fault.after) throw systemError(fault.code);
      const output = run(...input);
      dies(true);
      if (fails) throw systemError(fault.code);
      return output;
    };
  return {
    kind: around('kind', realDisk.kind),
    real: around('real', realDisk.real),
    read: around('read', realDisk.read),
    names: around('names', realDisk.names),
    write: around('write', (path, text, options) => realDisk.write(path, text, { ...options, flush: false })),
    append: around('append', (path, line, options) => realDisk.append(path, line, { ...options, flush: false })),
    cut: around('cut', realDisk.cut),
    move: around('move', realDisk.move),
    remove: around('remove', realDisk.remove),
    makeFolder: around('makeFolder', realDisk.makeFolder),
    removeFolder: around('removeFolder', realDisk.removeFolder),
    flush: around('flush', (folder) => {
      if (!existsSync(folder)) throw systemError('ENOENT');
    }),
    room: around('room', realDisk.room),
    count: () => count,
    isDead: () => isDead,
  };
}

function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: by plan`), { code });
}
