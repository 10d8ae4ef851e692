import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MACHINE } from '@tallyport/reading/pipeline';
import { recordedFigures } from '../../accuracy/record/figure-log.js';
import { REPOSITORY } from '../run-tool.js';
import { accuracyChart } from './accuracy-chart.js';
import { accuracyPage } from './accuracy-page.js';
import { faultsPage, listedFaults } from './faults-page.js';
import { machinePicture } from './machine-picture.js';
import { filesNamingFaults } from './named-faults.js';

/** `npm run docs`: writes the pages that are made of what the code says. */
await writeFile(join(REPOSITORY, 'docs/faults.md'), faultsPage(await listedFaults(), await filesNamingFaults()));

const figures = await recordedFigures();
const page = join(REPOSITORY, 'docs/accuracy.md');
await writeFile(page, accuracyPage(await readFile(page, 'utf8'), figures));
await writeFile(join(REPOSITORY, 'docs/pictures/accuracy.svg'), accuracyChart(figures));
await writeFile(join(REPOSITORY, 'docs/pictures/reading.svg'), machinePicture(MACHINE));
