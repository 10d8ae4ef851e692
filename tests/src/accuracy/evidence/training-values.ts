import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadDocument } from '@tallyport/reading/document-model';
import { signsOfPaper } from '@tallyport/reading/evidence/signs-of-paper';
import { signsOfValue } from '@tallyport/reading/evidence/signs-of-value';
import { readDocuments } from '@tallyport/reading/extract';
import { openDocumentReader } from '@tallyport/worker/adapters/document-reader/open-document-reader';
import { answerOf } from '@tallyport/worker/extract-cli/answer';
import { findInput } from '@tallyport/worker/extract-cli/find-input';
import { refuseUnopened } from '@tallyport/worker/extract-cli/refuse-unopened';
import { readingVersions } from '@tallyport/worker/extraction/reading-versions';
import { disguised, saidIn } from '../calibrate/disguise.js';
import { PageReader } from '../page-reader.js';
import { readPrint } from '../read-print.js';
import { Answer, type GoldFile, readGold } from '../score/answer.js';
import { scoreDocument } from '../score/score-document.js';

/** What may be learnt from: papers that people may look at. Sets that judge are none of them. */
export const TRAINING_SETS = ['specimens', 'opened', 'samples', 'trade'] as const;
export type TrainingSet = (typeof TRAINING_SETS)[number];

/** What spoke for a value of a header, and whether it was right. */
export interface TrainingValue {
  readonly set: TrainingSet;
  readonly paper: string;
  readonly row: Float32Array;
  readonly confidence: number;
  readonly isRight: boolean;
  /** Whether half of the labels of its paper were made unknown. */
  readonly isDisguised: boolean;
}

/** Evidence is weighed as the reading has it before it is weighed. */
const WITHOUT: ReadonlySet<string> = new Set(['embedded', 'checks/evidence']);

/** The values of a set whose papers and pages were kept by `bench:accuracy -- --keep`. */
export async function trainingValues(set: TrainingSet, folder: string, seeds: readonly string[] = []): Promise<TrainingValue[]> {
  const reader = await openDocumentReader();
  try {
    const { pages: version } = await readingVersions(reader);
    const pages = new PageReader(reader, join(folder, set, 'pages', version));
    const values: TrainingValue[] = [];
    for (const { path, name } of (await findInput([join(folder, set, 'documents')])).files) {
      refuseUnopened(await readFile(path));
      const printed = await pages.read(path);
      if ('kind' in printed) continue;
      const gold = await readGold(`${path}.gold.json`);
      const papers = [printed, ...seeds.map((seed) => disguised(printed, saidIn(gold), seed))];
      for (const paper of papers)
        values.push(...valuesIn(paper, name, gold).map((value) => ({ ...value, set, paper: name, isDisguised: paper !== printed })));
    }
    return values;
  } finally {
    await reader.close();
  }
}

/** A value of which a paper has the answer, read and weighed by what speaks for it. */
type Weighed = Pick<TrainingValue, 'row' | 'confidence' | 'isRight'>;

function valuesIn(printed: ReadDocument, name: string, gold: GoldFile): Weighed[] {
  const { trust } = scoreDocument(name, gold, Answer.parse(answerOf(readPrint(printed), 0)));
  const parts = readDocuments(printed, { without: WITHOUT }).map(({ read }) => ({ read, paper: signsOfPaper(read) }));
  return trust.flatMap(({ field, confidence, isRight }) => {
    const part = parts.find(({ read }) => read.understood.header.has(field));
    const value = part?.read.understood.header.get(field);
    return part === undefined || value === undefined
      ? []
      : [{ row: signsOfValue(field, value, part.read, part.paper), confidence, isRight }];
  });
}
