/** Licences allowed for a closed product. Packages with obligations (MPL, LGPL, CC-BY) are used unmodified. */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  // Word list of the spelling check, which is not distributed.
  'CC BY-SA 4.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  // Also a word list of the spelling check.
  'WTFPL',
  'Zlib',
]);
/** Packages whose entry names no licence, with the licence in their folder. */
const READ_BY_HAND = { 'parse-cache-control@1.0.1': 'BSD-3-Clause' };
/** Packages that may run a program at installation, with its purpose. */
const MAY_RUN_AT_INSTALL = {
  node: 'puts the Node of this machine in its place',
  esbuild: 'checks its binary; a tool of orval',
};

/**
 * Faults of the packages of a lock file, one German sentence each: licences that are not allowed, programs that would run at installation,
 * and content without checksum.
 * @param packages `packages` of package-lock.json
 */
export function faultsOf(packages) {
  return entriesOf(packages).flatMap((entry) => [...licenceFault(entry), ...scriptFault(entry), ...integrityFault(entry)]);
}

/** `name@version` of every package of a lock file, without duplicates. */
export function packagesOf(packages) {
  return new Set(entriesOf(packages).map(({ id }) => id));
}

/** `name@version` of all components in a CycloneDX JSON list. */
export function listedIn({ components }) {
  return new Set(components.map(({ purl }) => decodeURIComponent(purl.replace(/^pkg:npm\//, ''))));
}

function entriesOf(packages) {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const name = entry.name ?? path.split('node_modules/').at(-1);
    return path === '' ? [] : [{ ...entry, name, id: `${name}@${entry.version}` }];
  });
}

function licenceFault({ id, license = READ_BY_HAND[id], integrity }) {
  // Completed entries of other platforms have only a version; the installed package of their family is checked instead.
  if (license === undefined && integrity === undefined) return [];
  if (license === undefined) return [`${id} nennt keine Lizenz. Lies sie in seinem Ordner nach und trage sie in READ_BY_HAND ein.`];
  if (isAllowed(license)) return [];
  return [
    `${id} steht unter „${license}“, das ist nicht erlaubt. Nimm ein anderes Paket, oder trage die Lizenz nach Prüfung in LICENCES ein.`,
  ];
}

/** Evaluates a licence expression: of `(MIT OR CC0-1.0)` one is enough; of `Apache-2.0 AND MIT` all must be allowed. */
function isAllowed(expression) {
  const bare = expression.replaceAll(/[()]/g, '');
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((licence) => LICENCES.has(licence.trim())));
}

function scriptFault({ id, name, hasInstallScript }) {
  if (hasInstallScript !== true || name in MAY_RUN_AT_INSTALL) return [];
  return [
    `${id} führt beim Installieren ein Programm aus. Lies es (\`npm view ${id} scripts\`); darf es laufen, trage es in MAY_RUN_AT_INSTALL ein.`,
  ];
}

function integrityFault({ id, integrity, optional, os, cpu }) {
  if (integrity !== undefined) return [];
  if (optional === true && (os !== undefined || cpu !== undefined)) return [];
  return [`${id} hat keine Prüfsumme in package-lock.json. Nimm es mit \`npm install --package-lock-only\` neu auf.`];
}
