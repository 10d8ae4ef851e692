import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Gives a written file its name, and makes the name as durable as the bytes: the folder that holds it is synced too. */
export async function moveDurably(from: string, to: string): Promise<void> {
  const folder = dirname(to);
  const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 });
  await rename(from, to);
  await syncFolder(folder);
  if (firstMade !== undefined) await syncFolder(dirname(firstMade));
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
