import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MeaningModel } from '@tallyport/reading/ranker/meaning';
import type { FittedTrees } from './fit-trees.js';

const WIDTH = 160;

/** Writes what was learnt as data of the reading. */
export async function writeModel(folder: string, meaning: MeaningModel, trees: FittedTrees): Promise<void> {
  await writeFile(join(folder, 'meaning.ts'), meaningFile(meaning));
  await writeFile(join(folder, 'trees.ts'), treesFile(trees));
}

function meaningFile({ things, buckets, weights, scale, bias }: MeaningModel): string {
  return `/** What signs of labels name, from \`npm run ranker:fit\`: never edited by hand. */
export const MEANING = {
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

function treesFile({ start, roots, features, limits, lower, values }: FittedTrees): string {
  return `/** The trees of the ranker, from \`npm run ranker:fit\`: never edited by hand. */
export const TREES = {
  start: ${start},
  roots: \`
${base64(Int32Array.from(roots))}
\`,
  features: \`
${base64(Int16Array.from(features))}
\`,
  limits: \`
${base64(Float32Array.from(limits))}
\`,
  lower: \`
${base64(Int32Array.from(lower))}
\`,
  values: \`
${base64(Float32Array.from(values))}
\`,
};
`;
}

/** Bytes as lines of letters. */
function base64({ buffer, byteOffset, byteLength }: ArrayBufferView): string {
  const letters = Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength).toString('base64');
  return letters.replace(new RegExp(`.{${WIDTH}}(?=.)`, 'gu'), '$&\n');
}
