import { readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

const TOO_LONG_BYTES = 10 * 1_048_576;

/** Sets long logs aside as `<name>.log.1`, in place of the one set aside before: logs never fill the disk by age alone. */
export async function shortenLogs(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith('.log'))) {
    const file = join(folder, name);
    if ((await stat(file)).size > TOO_LONG_BYTES) await rename(file, `${file}.1`);
  }
}
