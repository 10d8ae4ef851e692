import { FEATURES } from '@tallyport/reading/ranker/features';
import { type MeaningModel, meaningOf } from '@tallyport/reading/ranker/meaning';
import { labelText } from '@tallyport/reading/ranker/model';
import type { NameReader } from '@tallyport/reading/ranker/name-reader';
import { type FittedTrees, fitTrees, type TrainingRows, type TreeSettings } from '../trees/fit-trees.js';
import { fitMeaning, type NamedText } from './fit-meaning.js';
import type { PaperRows } from './training-rows.js';

const SEED = 1;
/** Labels are learnt so many times, each time without one part of the spellings. */
const PARTS = 5;

const TREE_SETTINGS: TreeSettings = { trees: 120, depth: 6, rate: 0.1, features: 0.3, sample: 0.5, leaf: 3, ridge: 2, seed: SEED };

/** Real papers are few beside generated ones: each counts as much as so many. */
const REAL = 4;

/** What texts name, learnt from all spellings. */
export function fitNames(examples: readonly NamedText[]): MeaningModel {
  return fitMeaning(examples, SEED);
}

/** Tells what a text names without having seen that very spelling: so do the labels of an unseen issuer look, and the trees learn from such. */
export function unseenNames(examples: readonly NamedText[]): NameReader {
  const models = Array.from({ length: PARTS }, (_, part) =>
    fitMeaning(
      examples.filter(([text]) => partOf(text) !== part),
      SEED + part,
    ),
  );
  const [first] = models;
  if (first === undefined) throw new Error('There is nothing to learn labels from.');
  return {
    things: first.things,
    meaningOf: (text) => {
      const label = labelText(text);
      return meaningOf(label, models[partOf(label)] ?? first);
    },
  };
}

function partOf(text: string): number {
  let hash = 7;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) >>> 0;
  return hash % PARTS;
}

/** Fits trees on what papers gave. */
export function fitOn(papers: readonly PaperRows[], settings: TreeSettings = TREE_SETTINGS): FittedTrees {
  return fitTrees(rowsTogether(papers), settings);
}

function rowsTogether(papers: readonly PaperRows[]): TrainingRows {
  const all = papers.flatMap(({ set, fields }) =>
    fields.flatMap(({ rows, right }) => {
      const rights = right.filter(Boolean).length;
      const worth = set === 'samples' || set === 'opened' ? REAL : 1;
      return rows.map((row, index) => ({
        row,
        isRight: right[index] === true,
        worth: right[index] === true && rights > 1 ? worth / Math.sqrt(rights) : worth,
      }));
    }),
  );
  const rows = new Float32Array(all.length * FEATURES.length);
  for (const [index, { row }] of all.entries()) rows.set(row, index * FEATURES.length);
  return {
    width: FEATURES.length,
    rows,
    right: Uint8Array.from(all, ({ isRight }) => Number(isRight)),
    weights: Float32Array.from(all, ({ worth }) => worth),
  };
}
