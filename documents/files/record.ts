import { join } from 'node:path';
import { parseOwn } from '#domain/input/own-json.ts';
import { keysOf } from '#domain/input/typed-entries.ts';
import { realDisk, type Disk } from './disk.ts';
import { flushFolder, removeIfThere, writeWhole } from './write-whole.ts';

/** JSON file that passes through states. The state is the name of the file, so the next state is a rename, which needs no free space. */
export interface StateRecord<State extends string, Value> {
  state(): State | undefined;
  /**
   * Returns undefined if there is no file.
   * @throws SyntaxError if the file is not JSON
   */
  read(): Value | undefined;
  begin(state: State, value: Value): void;
  turn(to: State): void;
  end(): void;
  /** Path of the file; undefined if there is none. */
  path(): string | undefined;
}

/** @param names name of the file in each state */
export function createRecord<State extends string, Value>(
  folder: string,
  names: Readonly<{ [Each in State]: string }>,
  disk: Disk = realDisk,
): StateRecord<State, Value> {
  const states: readonly State[] = keysOf(names);
  const pathOf = (state: State): string => join(folder, names[state]);
  const state = (): State | undefined => states.find((each) => disk.kind(pathOf(each)) === 'file');
  const path = (): string | undefined => {
    const now = state();
    return now === undefined ? undefined : pathOf(now);
  };
  return {
    state,
    path,
    read() {
      const now = path();
      return now === undefined ? undefined : parseOwn<Value>(disk.read(now));
    },
    begin(first, value) {
      writeWhole(pathOf(first), JSON.stringify(value), true, disk);
      flushFolder(folder, disk);
    },
    turn(to) {
      const now = path();
      if (now !== undefined && now !== pathOf(to)) disk.move(now, pathOf(to));
      flushFolder(folder, disk);
    },
    end() {
      for (const each of states) removeIfThere(pathOf(each), disk);
      flushFolder(folder, disk);
    },
  };
}
