import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY } from '../run-tool.js';
import { faultsPage, listedFaults } from './faults-page.js';
import { filesNamingFaults } from './named-faults.js';

/** `npm run docs`: writes the pages that are made of what the code says. */
await writeFile(join(REPOSITORY, 'docs/faults.md'), faultsPage(await listedFaults(), await filesNamingFaults()));
