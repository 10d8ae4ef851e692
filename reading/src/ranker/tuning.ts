/*
 * The numbers of the stage arbiter (the learned ranker), by the file that takes them: shares of one, counts, and parts of the height of letters
 * where nothing else is said. How sure values are stands in `certainty.ts`.
 */

/** `candidates.ts` */
export const CANDIDATES = {
  /** Longer texts are sentences. */
  longestName: 80,
  /** Lines below each other that are tried as one address. */
  mostAddressLines: 6,
};

/** `model.ts` */
export const MODEL = {
  /** A label stands at the end of longer text before a value. */
  longestLabel: 60,
};

/** `rank.ts` */
export const RANK = {
  /** So many are told of each field. */
  told: 4,
};

/** `ranked-part.ts` */
export const RANKED_PART = {
  /** What stands around a phrase is looked for among all of its page: a sheet of thousands of rows would take minutes. */
  mostPhrases: 1500,
};

/** `rival-values.ts` */
export const RIVAL_VALUES = {
  /** A sum of so many numbers says nothing: by chance some two come to anything. */
  mostParts: 60,
};
