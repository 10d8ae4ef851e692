import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MeaningModel } from '@tallyport/reading/ranker/meaning';
import type { FittedTrees } from '../trees/fit-trees.js';
import { base64, treesFile } from '../trees/trees-file.js';

/** Writes what was learnt as data of the reading. */
export async function writeModel(folder: string, meaning: MeaningModel, trees: FittedTrees): Promise<void> {
  await writeFile(join(folder, 'meaning.ts'), meaningFile('What signs of labels name, from `npm run ranker:fit`', 'MEANING', meaning));
  await writeFile(join(folder, 'trees.ts'), treesFile('The trees of the ranker, from `npm run ranker:fit`', trees));
}

/** What a model of meanings learnt, as data of the reading. */
export function meaningFile(title: string, name: string, { things, buckets, weights, scale, bias }: MeaningModel): string {
  return `/** ${title}: never edited by hand. */
export const ${name} = {
  buckets: ${buckets},
  scale: ${scale},
  things: [
${things.map((thing) => `    '${thing}',`).join('\n')}
  ],
  bias: [
${[...bias].map((value) => `    ${Math.round(value * 1e4) / 1e4},`).join('\n')}
  ],
  weights: \`
${base64(weights)}
\`,
};
`;
}
