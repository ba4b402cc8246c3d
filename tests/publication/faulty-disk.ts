import { existsSync } from 'node:fs';
import { realDisk, type Disk } from '#documents/files/disk.ts';

/** Simulated end of the process: every later operation of its disk throws it. */
export class Death extends Error {
  override readonly name = 'Death';
}

/** Faults at the operations of one process. Operations are counted from 0. */
export interface Plan {
  /** An error of one operation or, if `lasts`, of all later writing ones, too. `after`: the operation takes effect nevertheless. */
  readonly fault?: { readonly at: number; readonly code: string; readonly lasts: boolean; readonly after: boolean };
  /** The end of the process, before an operation or after it. */
  readonly death?: { readonly at: number; readonly after: boolean };
  /** A change by another process before the next operation from there on that does not write. */
  readonly meanwhile?: { readonly at: number; readonly run: () => void };
}

export interface FaultyDisk extends Disk {
  /** Number of operations until now. */
  count(): number;
  isDead(): boolean;
}

const WRITING: ReadonlySet<string> = new Set(['write', 'append', 'cut', 'move', 'remove', 'makeFolder', 'removeFolder']);

/**
 * Creates a disk whose operations fail by a plan. It never waits for the real disk: a sudden death of a process loses nothing already
 * written.
 */
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
