import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { REAL_PAPERS } from '@tallyport/worker/testing/real-papers';
import { hashesOf } from '../specimens/specimen-sets.js';
import { PAPER_GROUPS, readPaperGroups } from './paper-groups.js';

const LIST = fileURLToPath(new URL('../../../../services/worker/src/extract-cli/unopened-papers.ts', import.meta.url));

/** `npm run papers:pick`: which papers stay unopened, written as hashes of their bytes where the reader's command refuses to explain them. */
const papers = await readPaperGroups(REAL_PAPERS);
const hashes = [...papers.filter(({ group }) => group === 'unopened').map(({ sha256 }) => sha256), ...(await hashesOf('unseen'))];
await writeFile(LIST, listOf(hashes.toSorted()));
for (const group of PAPER_GROUPS) console.log(`${group}: ${papers.filter((paper) => paper.group === group).length}`);

function listOf(sorted: readonly string[]): string {
  return `/** Papers that judge the reader, real ones and specimens: nobody opens them, so what was read of them is not explained. By SHA-256, from \`npm run papers:pick\`. */
export const UNOPENED_PAPERS: ReadonlySet<string> = new Set([
${sorted.map((hash) => `  '${hash}',`).join('\n')}
]);
`;
}
