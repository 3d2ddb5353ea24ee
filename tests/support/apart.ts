import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What all tests of one process share: clocks, the environment, globals, the list of modules. */
const changesWhatIsShared = /useFakeTimers|stubGlobal|stubEnv|process\.env|vi\.mock|resetModules/;

/** Test files of these folders that need a process or a thread of their own. The others share one. */
export function filesApart(root: string, folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => changesWhatIsShared.test(readFileSync(join(root, file), 'utf8')));
}
