import type { FittedTrees } from './fit-trees.js';

const WIDTH = 160;

/** Trees as a file of the reading. */
export function treesFile(what: string, { start, roots, features, limits, lower, values }: FittedTrees): string {
  return `/** ${what}: never edited by hand. */
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
export function base64({ buffer, byteOffset, byteLength }: ArrayBufferView): string {
  const letters = Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength).toString('base64');
  return letters.replace(new RegExp(`.{${WIDTH}}(?=.)`, 'gu'), '$&\n');
}
