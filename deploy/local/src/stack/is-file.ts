import { stat } from 'node:fs/promises';

/** Whether there is a file at this path: most of what a start runs is built by another room, and may not be yet. */
export async function isFile(path: string): Promise<boolean> {
  return await stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
