/** What a message says of itself and of who answers for it. */
export interface Sending {
  /** Our reference of the declaration; of a cargo report its own field says it. */
  readonly reference: string;
  /** Rises with every message of the reference. */
  readonly version: number;
  readonly function: 'original' | 'change' | 'withdrawal';
  /** Whether customs shall only validate it. */
  readonly step: 'pre-lodge' | 'lodge';
  /** What customs calls the declaration or report; null until it was accepted once. */
  readonly customsId: string | null;
  /** Why it is changed or withdrawn. */
  readonly reason: string | null;
  /** The broker who signed. */
  readonly broker: { readonly licence: string; readonly name: string } | null;
  readonly answers: readonly QuestionAnswer[];
}

/** An answer to a question that customs asked at the pre-lodgement. */
export interface QuestionAnswer {
  readonly question: string;
  readonly answer: string;
  readonly reason: string | null;
}

export type LineAction = 'insert' | 'amend' | 'delete';
