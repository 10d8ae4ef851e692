import type { ReadDocument } from '@tallyport/reading/document-model';
import type { TaggerModel } from '@tallyport/reading/tagger/model';
import { DISGUISES, disguised, saidIn } from '../calibrate/disguise.js';
import { trainingPapers } from '../ranker/training-papers.js';
import type { GoldFile } from '../score/answer.js';
import type { Taggers } from '../tagger/folds.js';

/** What may be learnt from: papers that people may look at. Sets that judge are none of them. */
export const TRAINING_SETS = ['specimens', 'opened', 'samples', 'trade'] as const;
export type TrainingSet = (typeof TRAINING_SETS)[number];

/** A paper as it is printed, or as an unknown issuer would print it, with a tagger that never saw its issuer. */
export interface TrainingPaper {
  readonly set: TrainingSet;
  readonly name: string;
  readonly gold: GoldFile;
  readonly pages: ReadDocument;
  readonly tagger: TaggerModel;
  /** Whether half of its labels were made unknown. */
  readonly isDisguised: boolean;
}

/** The papers of all sets, and those of people once more in disguise. */
export async function* evidencePapers(folder: string, taggers: Taggers): AsyncGenerator<TrainingPaper> {
  for (const set of TRAINING_SETS)
    for await (const { name, gold, pages } of trainingPapers(folder, set)) {
      const paper = { set, name, gold, tagger: taggers.strangerTo(set, name) };
      yield { ...paper, pages, isDisguised: false };
      if (set !== 'trade') yield { ...paper, pages: disguised(pages, saidIn(gold), DISGUISES[0]), isDisguised: true };
    }
}

/** Generated papers of one layout are alike: each of their values counts as much as this part of another. */
const GENERATED = 0.4;

/** How much what is seen on a paper of a set counts. */
export function weightOf(set: TrainingSet): number {
  return set === 'trade' ? GENERATED : 1;
}
