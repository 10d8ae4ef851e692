import hashes from './unopened-papers.json' with { type: 'json' };

/** Papers that judge the reader, real ones and specimens: nobody opens them, so what was read of them is not explained. By SHA-256, from `npm run papers:pick`. */
export const UNOPENED_PAPERS: ReadonlySet<string> = new Set(hashes);
