import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type PaperGroup, readPaperGroups } from './paper-groups.js';

/** Puts the papers of one group, each with its gold, into a folder outside the repository. */
export async function stagePapers(samples: string, group: PaperGroup, folder: string): Promise<void> {
  const papers = (await readPaperGroups(samples)).filter((paper) => paper.group === group);
  for (const { file } of papers) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    for (const name of [file, `${file}.gold.json`]) await copyFile(join(samples, name), join(folder, name));
  }
}
