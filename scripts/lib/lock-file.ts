/**
 * A lock file must name the packages of every platform: `npm ci` refuses one that leaves some out,
 * and a colleague on another kind of machine needs them. npm leaves out those that it could not
 * look up where the lock file was written (npm/cli#4828).
 */
export interface LockedPackage {
  version: string;
  /** Where it is called otherwise than its folder. */
  name?: string;
  /** Of a folder of this repository. */
  link?: boolean;
  /** Where npm asks for it. */
  resolved?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

export interface LockFile {
  packages: Record<string, LockedPackage>;
}

export interface Missing {
  /** Where npm would install it. */
  path: string;
  version: string;
  dev: boolean;
}

export function missingPackages({ packages }: LockFile): Missing[] {
  return Object.entries(packages).flatMap(
    ([parent, { optionalDependencies = {}, dev = false }]) => {
      const names = Object.keys(optionalDependencies);
      // Packages of one family are installed side by side.
      const family = names.map((name) => placeOf(packages, parent, name)).find(Boolean);
      return Object.entries(optionalDependencies)
        .filter(([name]) => !placeOf(packages, parent, name))
        .map(([name, version]) => ({
          path: `${folderOf(family ?? 'node_modules/')}${name}`,
          version,
          dev,
        }));
    },
  );
}

/**
 * Packages whose file npm would have to look up before it can ask for it: another question to the
 * registry for each, a third of the time of an installation.
 */
export const withoutAddress = ({ packages }: LockFile): string[] =>
  Object.entries(packages)
    .filter(([path, locked]) => path.includes('node_modules/') && !locked.link && !locked.resolved)
    .map(([path]) => path);

/** Adds what is missing, without its checksum: only the registry knows that one. */
export function completed(lock: LockFile): LockFile {
  const all = { ...lock.packages };
  for (const { path, version, dev } of missingPackages(lock)) {
    all[path] = { version, ...(dev ? { dev } : {}), optional: true, ...platformOf(path) };
  }
  for (const path of withoutAddress({ packages: all })) {
    const { version, ...rest } = all[path] as LockedPackage;
    all[path] = { version, resolved: addressOf(path, { version, ...rest }), ...rest };
  }
  const sorted = Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

/**
 * At a host that cannot be: npm puts the registry that it is set up for in its place
 * (`replace-registry-host` in .npmrc), so the file names none.
 */
function addressOf(path: string, { name, version }: LockedPackage): string {
  const full = name ?? path.slice(folderOf(path).length);
  return `https://packages.invalid/${full}/-/${full.split('/').at(-1)}-${version}.tgz`;
}

/** Node's own search: beside the parent, then one folder further up, and so on. */
function placeOf(packages: LockFile['packages'], parent: string, name: string) {
  for (let folder = parent; ; folder = folder.slice(0, folder.lastIndexOf('node_modules/'))) {
    const base = folder === '' || folder.endsWith('/') ? folder : `${folder}/`;
    const path = `${base}node_modules/${name}`;
    if (path in packages) return path;
    if (!folder.includes('node_modules/')) {
      return `node_modules/${name}` in packages ? `node_modules/${name}` : undefined;
    }
  }
}

const folderOf = (path: string) =>
  path.slice(0, path.lastIndexOf('node_modules/') + 'node_modules/'.length);

const systems = 'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(
  ' ',
);
const processors = 'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' ');

/** Such packages carry their platform in their name: `@rollup/rollup-linux-arm64-musl`. */
export function platformOf(path: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = path.slice(path.lastIndexOf('/') + 1).split('-');
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  if (cpu.length === 0) throw new Error(`"${path}" does not tell its platform by its name.`);
  const libc = os.includes('linux') ? libcOf(words) : [];
  return {
    ...(os.length > 0 ? { os } : {}),
    cpu,
    ...(libc.length > 0 ? { libc } : {}),
  };
}

function libcOf(words: string[]): string[] {
  if (words.some((word) => word.startsWith('musl'))) return ['musl'];
  return words.some((word) => word.startsWith('gnu')) ? ['glibc'] : [];
}
