import { LETTER_RUNS } from './tuning.js';

/** The buckets of a word: itself and its runs of letters, digits all alike. Each stands there once. */
export function letterRuns(word: string): number[] {
  const { buckets, shortest, longest, most } = LETTER_RUNS;
  const plain = word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Nd}/gu, '0');
  const marked = [...`_${plain}_`];
  const runs = new Set([plain]);
  for (let length = shortest; length <= longest; length += 1)
    for (let at = 0; at + length <= marked.length; at += 1) runs.add(marked.slice(at, at + length).join(''));
  return [...new Set([...runs].slice(0, most).map((run) => bucketOf(run, buckets)))];
}

/** FNV-1a, so that the same run falls into the same bucket everywhere. */
function bucketOf(run: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < run.length; at += 1) {
    hash ^= run.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0) % buckets;
}
