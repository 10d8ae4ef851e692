import { createHash } from 'node:crypto';
import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY } from '../../tooling/run-tool.js';

/**
 * Papers of imaginary issuers with their gold, made by people who had seen no reader (`tests/papers`). `specimens`: people may look at them and write
 * rules for their kinds. `unseen`: nobody opens them; of them only the figures of all together are told.
 */
export const SPECIMEN_SETS = ['specimens', 'unseen'] as const;
export type SpecimenSet = (typeof SPECIMEN_SETS)[number];

export const PAPERS = join(REPOSITORY, 'tests/papers');

export function isSpecimenSet(set: string): set is SpecimenSet {
  return SPECIMEN_SETS.some((name) => name === set);
}

/** Copies the papers of a set, each with its gold, into a folder that a measurement may leave its answers in. */
export async function stageSpecimens(set: SpecimenSet, folder: string): Promise<void> {
  await cp(join(PAPERS, set), folder, { recursive: true });
}

/** The hashes of the papers of a set, without their gold. */
export async function hashesOf(set: SpecimenSet): Promise<string[]> {
  const files = (await readdir(join(PAPERS, set))).filter((name) => !name.endsWith('.gold.json'));
  return Promise.all(
    files.map(async (name) =>
      createHash('sha256')
        .update(await readFile(join(PAPERS, set, name)))
        .digest('hex'),
    ),
  );
}
