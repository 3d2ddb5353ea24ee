import { root } from '../paths.ts';
import { run } from '../run.ts';

const everything = 'every stage';

/** The first that matches decides: which stages a change of such a file can touch. */
const touches: readonly { files: RegExp; stages: readonly string[] | typeof everything }[] = [
  { files: /\.md$/, stages: ['check', 'unit'] },
  { files: /^bench\//, stages: ['check'] },
  { files: /^scripts\/.*\.test\.ts$/, stages: ['check', 'unit'] },
  { files: /^web\/.*\.test\.tsx?$/, stages: ['check', 'unit'] },
  { files: /^deploy\//, stages: ['check', 'unit', 'operations', 'nodes'] },
  // The contract is the site's own queries.
  { files: /^web\//, stages: everything },
  {
    files: /^cms\//,
    stages: [
      ...['check', 'unit', 'contract', 'contract-postgres', 'faults-content'],
      ...['operations', 'nodes', 'browser'],
    ],
  },
  {
    files: /^tests\/contract\/.*\.test\.ts$/,
    stages: ['check', 'contract', 'contract-postgres'],
  },
  {
    files: /^tests\/faults\//,
    stages: ['check', 'faults-forms', 'faults-postgres', 'faults-content'],
  },
  { files: /^tests\/operations\//, stages: ['check', 'operations'] },
  { files: /^tests\/nodes\//, stages: ['check', 'nodes'] },
  { files: /^tests\/browser\/(.*\.spec\.ts|pictures\/.*)$/, stages: ['check', 'browser'] },
];

/** Names of the stages that these files can touch. A file of which nothing is known touches all. */
export function stagesTouchedBy(files: readonly string[], all: readonly string[]): string[] {
  const touched = new Set(
    files.flatMap((file) => {
      const stages = touches.find((rule) => rule.files.test(file))?.stages ?? everything;
      return stages === everything ? all : stages;
    }),
  );
  return all.filter((name) => touched.has(name));
}

/** What differs from the branch `main`, committed or not; undefined where there is no such branch. */
export async function changedFiles(folder = root): Promise<string[] | undefined> {
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd: folder })).split('\n').filter(Boolean);
  const baseOf = (branch: string) => git('merge-base', 'HEAD', branch).catch(() => []);
  const [base] = [...(await baseOf('main')), ...(await baseOf('origin/main'))];
  if (!base) return undefined;
  const changed = await git('diff', '--name-only', base);
  return [...changed, ...(await git('ls-files', '--others', '--exclude-standard'))];
}
