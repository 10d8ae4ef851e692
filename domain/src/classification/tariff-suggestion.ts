/** Why a code was thought of: the phrase of the tariff that the goods meet best, and the words that they share with it. */
export interface SuggestionReason {
  readonly phrase: string;
  readonly words: readonly string[];
  /** Set where the phrase was met because it means nearly the same, not because of its words. */
  readonly by?: 'meaning';
}

/** A tariff code for goods, with the chance that it is right. */
export interface SuggestedCode {
  readonly code: string;
  readonly name: string;
  /** From 0 to 1; calibrated, so of codes said with 0.8 about four in five are right. */
  readonly confidence: number;
  readonly reason: SuggestionReason;
}

/**
 * A code that was looked at and put aside, and why: a person refused it, only its heading speaks of such goods, the phrase that it meets them with lacks words
 * of theirs, or says more than they do.
 */
export interface RejectedCode {
  readonly code: string;
  readonly name: string;
  readonly why: 'by-person' | 'only-heading' | 'lacks' | 'says-more';
  readonly phrase: string;
  readonly lacks: string[];
}

/** What the tariff says to a description of goods. */
export interface TariffSuggestion {
  /** True if no code is likely enough to be put on a line without being asked. */
  readonly abstained: boolean;
  /** Best first. */
  readonly candidates: readonly SuggestedCode[];
  readonly rejected: readonly RejectedCode[];
  /** Set where the tariff knows no word of the description, also not misspelt or cut: what is offered lies near in meaning at most. */
  readonly knowsNoWord?: true;
}
