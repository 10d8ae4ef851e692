import { chmod, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { StackFolder } from './stack-folder.js';

const OWNER_ALONE = 0o700;
/** As root, PostgreSQL's account has to pass through on the way to its data, and may see nothing. */
const OTHERS_PASS = 0o711;

/** Makes the stack's folder and those in it that hold documents, messages, histories and logs, and closes them to everybody else. */
export async function makePrivateFolders(folder: StackFolder): Promise<void> {
  await mkdir(folder.path, { recursive: true, mode: process.getuid?.() === 0 ? OTHERS_PASS : OWNER_ALONE });
  for (const path of [folder.blobs, folder.checkpoints, folder.kafka, folder.logs, dirname(folder.temporalDatabase)]) {
    await mkdir(path, { recursive: true });
    // One that an older version made was open.
    await chmod(path, OWNER_ALONE);
  }
}
