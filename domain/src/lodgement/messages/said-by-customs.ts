/** What customs finds wrong, and where. The line is the number that it has in our message. */
export interface SaidError {
  readonly code: string;
  readonly words: string;
  readonly place: 'message' | 'header' | 'goods' | 'transport';
  readonly line: number | null;
  /** The segment as customs names it, `LOC:27`; null where the line or the message as a whole is meant. */
  readonly segment: string | null;
  /** The field of the record that the segment carries, where one does. */
  readonly field: string | null;
}

/** An amount as customs computed it, by the qualifier that it goes by: duty is `55`, what has to be paid `9`. */
export interface SaidAmount {
  readonly qualifier: string;
  readonly amount: string;
  readonly currency: string;
}

/** What is said of one line: its amounts, or its four flags `YNYY` in the order asc_dec, asc_scr, aqis_dec, aqis_scr. */
export interface SaidLine {
  readonly number: number;
  readonly flags: string | null;
  readonly amounts: readonly SaidAmount[];
}

/** Which message of ours customs speaks of, and when it says that it wrote this: to the second, in UTC. */
interface Said {
  readonly ownReference: string;
  readonly version: number;
  readonly messageTime: string;
  /** The name that customs gave; null where it gave none. */
  readonly icsIdentifier: string | null;
  readonly lines: readonly SaidLine[];
}

/** The answer to a message: IMDR, SEACRR. */
export interface SaidResponse extends Said {
  readonly kind: 'response';
  readonly outcome: 'accepted' | 'pre-lodged' | 'withdrawn' | 'rejected';
  readonly questions: readonly { readonly questionId: string; readonly text: string }[];
  readonly amounts: readonly SaidAmount[];
  readonly errors: readonly SaidError[];
}

/** What customs says by itself: a status advice (DSA) or a cargo status (CARST). */
export interface SaidAdvice extends Said {
  readonly kind: 'advice';
  readonly entryStatus: 'held' | 'clear' | 'authority_to_deal' | 'finalised' | 'withdrawn' | null;
  readonly cargoStatus: string | null;
  readonly dutyPaid: boolean | null;
  readonly referralCodes: readonly string[];
  readonly lineStatus: readonly string[];
}

/** Whether customs understood the syntax of an interchange. What is wrong with it are errors of the message. */
export interface SaidAcknowledgement {
  readonly kind: 'acknowledgement';
  readonly controlReference: string;
  readonly errors: readonly SaidError[];
}
