import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'page.ts';
const EXPORTS_START = /^export (?:async )?(?:function|const) start\b|^export \{[^}]*\bstart\b/mu;
const WHEN = /^export const when = '(?<when>[a-z]+)(?: (?<where>[^';]+))?';$/mu;
const SAYS_WHEN = /^export const when\b/mu;

/** Script of a block or family, loaded on pages that contain it. */
export interface ScriptFile {
  /** Path from the root of the project. */
  readonly file: string;
  /** Time of loading; `frame` means that the script is part of the loader. */
  readonly when: 'load' | 'idle' | 'near' | 'click' | 'scroll' | 'frame';
  readonly where: string;
}

const PLAIN = ['load', 'idle', 'frame'] as const;
const PLACED = ['near', 'click', 'scroll'] as const;

/** Returns the `page.ts` of a folder or its fault; an empty object if there is no such file. */
export function readPageScript(root: string, folder: string): { readonly script?: ScriptFile; readonly fault?: string } {
  const file = `${folder}/${FILE}`;
  if (!existsSync(join(root, file))) return {};
  const source = readFileSync(join(root, file), 'utf8');
  if (!EXPORTS_START.test(source)) return { fault: `${file}: export "start", which is called on pages with the block.` };
  if (!SAYS_WHEN.test(source)) return { script: { file, when: 'load', where: '' } };
  const { when: word, where = '' } = WHEN.exec(source)?.groups ?? {};
  const when = (where === '' ? PLAIN : PLACED).find((one) => one === word);
  if (when === undefined)
    return {
      fault: `${file}: say when the script begins in one line, export const when = '…'; as load (the default), idle, frame, near SELECTOR, click SELECTOR or scroll ENTRY.`,
    };
  return { script: { file, when, where } };
}
