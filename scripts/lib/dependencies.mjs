/** Licences that a closed product may be made with; those with duties of their own (MPL, LGPL, CC-BY) are kept as they come. */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  // Word list of the spelling check, which nobody is handed.
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
  // Word list of the spelling check, too.
  'WTFPL',
  'Zlib',
]);
/** Packages whose entry names no licence, with the one that lies in their folder. */
const READ_BY_HAND = { 'parse-cache-control@1.0.1': 'BSD-3-Clause' };
/** Packages that may run something when they are installed, and what. */
const MAY_RUN_AT_INSTALL = {
  node: 'puts the Node of this machine in its place',
  esbuild: 'checks its binary; a tool of orval',
};

/**
 * Faults of the packages of a lock file, one German sentence each: licences that nobody allowed, programs that would run at
 * the installation, and contents that nothing vouches for.
 * @param packages `packages` of package-lock.json
 */
export function faultsOf(packages) {
  return entriesOf(packages).flatMap((entry) => [...licenceFault(entry), ...scriptFault(entry), ...integrityFault(entry)]);
}

/** `name@version` of every package of a lock file, each once. */
export function packagesOf(packages) {
  return new Set(entriesOf(packages).map(({ id }) => id));
}

/** `name@version` of what a list in CycloneDX's JSON names. */
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
  // Completed entries of other platforms know nothing but their version; their family is checked by the one that is installed.
  if (license === undefined && integrity === undefined) return [];
  if (license === undefined) return [`${id} nennt keine Lizenz. Lies sie in seinem Ordner nach und trage sie in READ_BY_HAND ein.`];
  if (isAllowed(license)) return [];
  return [
    `${id} steht unter „${license}“, das ist nicht erlaubt. Nimm ein anderes Paket, oder trage die Lizenz nach Prüfung in LICENCES ein.`,
  ];
}

/** `(MIT OR CC0-1.0)`: one of them is enough; `Apache-2.0 AND MIT`: all must be allowed. */
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
