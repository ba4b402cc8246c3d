import { describe, expect, it } from 'vitest';
import { faultsOf, listedIn, packagesOf } from './dependencies.mjs';

const good = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' };
const faults = (entry) => faultsOf({ '': { name: 'parkett' }, 'node_modules/a': { ...good, ...entry } });

describe('A package', () => {
  it.each(['MIT', '(GPL-3.0 OR MIT)', 'Apache-2.0 AND LGPL-3.0-or-later'])('may stand under %s', (license) => {
    expect(faults({ license })).toEqual([]);
  });

  it.each(['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-2.0', 'SEE LICENSE IN LICENSE', 'UNLICENSED'])(
    'may not stand under %s; its name and the way out are told',
    (license) => {
      expect(faults({ license })).toEqual([expect.stringMatching(/^a@1\.0\.0 steht unter „.+“, das ist nicht erlaubt\. Nimm/)]);
    },
  );

  it('must name its licence', () => {
    expect(faults({ license: undefined })).toEqual([expect.stringContaining('a@1.0.0 nennt keine Lizenz')]);
  });

  it('may not run a program at the installation, unless it is known', () => {
    expect(faults({ hasInstallScript: true })).toEqual([expect.stringContaining('a@1.0.0 führt beim Installieren ein Programm aus')]);
    expect(faultsOf({ 'node_modules/x/node_modules/esbuild': { ...good, hasInstallScript: true } })).toEqual([]);
  });

  it('has a checksum; only those of other platforms may lack it', () => {
    expect(faults({ integrity: undefined })).toEqual([expect.stringContaining('a@1.0.0 hat keine Prüfsumme')]);
    expect(faults({ integrity: undefined, license: undefined, optional: true, os: ['win32'] })).toEqual([]);
  });
});

it('The list names a package as the lock file does', () => {
  const packages = {
    '': {},
    'node_modules/@a/b': good,
    'node_modules/c/node_modules/@a/b': good,
    'node_modules/ts7': { ...good, name: 'typescript' },
  };
  const components = [{ purl: 'pkg:npm/%40a/b@1.0.0' }, { purl: 'pkg:npm/typescript@1.0.0' }];
  expect([...packagesOf(packages)]).toEqual([...listedIn({ components })]);
});
