import { expect, it } from 'vitest';
import { helpersFor } from './bench-helpers.mjs';
import { Problem } from './project.mjs';

/** Machine with these programs, on which packages can or cannot be installed. */
function machine(present, installable) {
  const programs = new Set(present);
  const said = [];
  return {
    said,
    find: (name) => (programs.has(name) ? `/usr/bin/${name}` : undefined),
    canInstall: () => installable !== undefined,
    install: async (name) => {
      if (!installable.includes(name)) throw new Problem(`apt-get install ${name} ist gescheitert`);
      programs.add(name);
    },
    say: (line) => said.push(line),
  };
}

it('says nothing where all helpers are there', async () => {
  const all = machine(['nginx', 'wrk'], undefined);
  expect([await helpersFor(['nginx', 'wrk'], all), all.said]).toEqual([[], []]);
});

it('installs what is missing where it may', async () => {
  expect(await helpersFor(['nginx'], machine([], ['nginx']))).toEqual([]);
});

it.each([
  ['may not be installed', undefined],
  ['cannot be installed', []],
])('goes on without a helper that %s, and names it with what brings it', async (_, installable) => {
  const bare = machine([], installable);
  expect(await helpersFor(['nginx'], bare)).toEqual(['nginx']);
  expect(bare.said.at(-1)).toContain('apt-get install nginx');
});
