import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** Folder of the project. */
export const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const bin = join(root, 'node_modules/.bin');

/** Fault that the user can repair: printed without a stack. */
export class Problem extends Error {}

/** Path of the project's Node (24), once it is installed. */
export function projectNode() {
  return join(bin, 'node');
}

/** Path of a tool in node_modules/.bin, or undefined. */
export function tool(name) {
  const path = join(bin, name);
  return existsSync(path) ? path : undefined;
}

/** Node's compile cache, which speeds up the start of the next process; `npm ci` deletes it. */
const compiled = join(root, 'node_modules/.cache/node');

/** Environment of everything the project starts: its Node and tools come first. */
export function projectEnv(extra = {}) {
  return { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: `${bin}${delimiter}${pathWithoutProject()}`, ...extra };
}

/** PATH without the project's tools: npm must not run on a Node that it is about to replace. */
export function pathWithoutProject() {
  const parts = (process.env.PATH ?? '').split(delimiter);
  return parts.filter((part) => !part.endsWith(join('node_modules', '.bin'))).join(delimiter);
}

/** Settings from the environment, with the project's defaults. */
export function settings() {
  const port = portOf('PORT', 3000);
  const providerPort = portOf('PROVIDER_PORT', 4000);
  if (port === providerPort) throw new Problem(`PORT und PROVIDER_PORT sind beide ${port}. Wähle zwei verschiedene Ports.`);
  return { port, providerPort, data: resolve(root, process.env.PARKETT_DATA || '.data') };
}

function portOf(name, fallback) {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new Problem(`${name}=${text} ist kein Port. Erlaubt sind ganze Zahlen von 1 bis 65535, zum Beispiel ${name}=${fallback}.`);
}

/** Runs a script's body. A Problem ends it with its message, any other error with its stack. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof Problem ? `\n✗ ${error.message}` : error);
    process.exit(1);
  }
}
