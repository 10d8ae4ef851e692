/** What can be wrong with an interchange, by stable codes. */
export type InterchangeFault =
  /** More than {@link MAX_INTERCHANGE_BYTES}, or more parts than any message of that size has. */
  | 'too-large'
  /** It begins with neither UNA nor UNB, its UNA gives one character two meanings, or a segment has no tag. */
  | 'not-edifact'
  /** A character that UNOC (ISO 8859-1 without control characters) does not have, or a line break inside a segment. */
  | 'outside-character-set'
  /** It ends inside a segment, inside a message, or without UNZ. */
  | 'cut'
  /** A segment that cannot stand at its place in the envelope. */
  | 'out-of-place'
  /** UNT counts other segments than there are from UNH to UNT, both included. */
  | 'segment-count'
  /** UNT names another message than UNH. */
  | 'message-reference'
  /** UNZ counts other messages than there are. */
  | 'message-count'
  /** UNZ names another interchange than UNB. */
  | 'interchange-reference';

/** One thing that is wrong with an interchange, and where. */
export interface InterchangeFinding {
  readonly code: InterchangeFault;
  /** The place of the segment in the interchange, from 1, UNA not counted; null where it is about the whole. */
  readonly segment: number | null;
  /** What stands there. */
  readonly found: string;
  /** What would be right, where only one thing would; else empty. */
  readonly expected: string;
}

/** Customs takes no larger attachment (domain: Australian imports, §1). */
export const MAX_INTERCHANGE_BYTES = 10 * 1024 * 1024;
