/** Words in the names of platform packages (`@next/swc-darwin-arm64`), and npm's names for them. */
const SYSTEMS = {
  darwin: 'darwin',
  win32: 'win32',
  linux: 'linux',
  linuxmusl: 'linux',
  android: 'android',
  freebsd: 'freebsd',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  aix: 'aix',
  wasm32: 'wasi',
};
const CPUS = {
  arm64: 'arm64',
  x64: 'x64',
  ia32: 'ia32',
  arm: 'arm',
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
  mips64el: 'mips64el',
  mipsel: 'mipsel',
  wasm32: 'wasm32',
};

/**
 * Optional packages that some package requires and the lock file lacks. A registry that serves only one platform omits them, and then
 * `npm ci` refuses the file everywhere. Resolves to `[path, entry]` pairs to add.
 */
export function missingOptional(packages) {
  const missing = new Map();
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isHeld(packages, path, name)) continue;
      missing.set(`node_modules/${name}`, { version, optional: true, ...platformOf(name) });
    }
  }
  return [...missing];
}

/** Returns true if Node would find `name` from the folder `path`. */
function isHeld(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, folder.lastIndexOf('node_modules/')).replace(/\/$/, '')) {
    if (packages[`${folder}${folder && '/'}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

function platformOf(name) {
  const words = name.split(/[/-]/);
  const pick = (table) => words.map((word) => table[word]).find(Boolean);
  const os = pick(SYSTEMS);
  const cpu = pick(CPUS);
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }) };
}
