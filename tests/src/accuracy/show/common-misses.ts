import type { DocumentScore } from '../score/score-document.js';

/** Which fields of which type fail most often, and how, with the number of documents that they fail in. */
export function commonMisses(scores: readonly DocumentScore[], count: number): string {
  const documents = new Map<string, number>();
  for (const { type, misses } of scores) {
    const failed = new Set(misses.map(({ field, line, outcome }) => `${type} ${line === null ? field : `lines' ${field}`} ${outcome}`));
    for (const failure of failed) documents.set(failure, (documents.get(failure) ?? 0) + 1);
  }
  return [...documents]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([failure, times]) => `${String(times).padStart(8)}  ${failure}`)
    .join('\n');
}
