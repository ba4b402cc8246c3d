import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|svg|json)$/u;

/** Writes a `.br` and a `.gz` beside every built text file, with maximum compression. */
export function precompress(): Plugin {
  return {
    name: 'parkett:precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const names = (await readdir(dir)).filter((name) => compressible.test(name));
      await Promise.all(names.map((name) => compressFile(join(dir, name))));
    },
  };
}

/** Writes FILE.br and FILE.gz. */
export async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
