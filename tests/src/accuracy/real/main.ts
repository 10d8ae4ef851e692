import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { REAL_PAPERS } from '@tallyport/worker/testing/real-papers';
import { hashesOf } from '../specimens/specimen-sets.js';
import { PAPER_GROUPS, readPaperGroups } from './paper-groups.js';

const LIST = fileURLToPath(new URL('../../../../services/worker/src/extract-cli/unopened-papers.json', import.meta.url));

/** `npm run papers:pick`: which papers stay unopened, written as hashes of their bytes where the reader's command refuses to explain them. */
const papers = await readPaperGroups(REAL_PAPERS);
const hashes = [...papers.filter(({ group }) => group === 'unopened').map(({ sha256 }) => sha256), ...(await hashesOf('unseen'))];
await writeFile(LIST, `${JSON.stringify(hashes.toSorted(), null, 2)}\n`);
for (const group of PAPER_GROUPS) console.log(`${group}: ${papers.filter((paper) => paper.group === group).length}`);
