import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** Answers the first executable of one of these names on PATH. */
export async function executableOnPath(names: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  for (const folder of (env['PATH'] ?? '').split(delimiter)) {
    if (folder === '') continue;
    for (const name of names) {
      if (await isExecutable(join(folder, name))) return join(folder, name);
    }
  }
  return undefined;
}

export async function isExecutable(file: string): Promise<boolean> {
  return await access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
