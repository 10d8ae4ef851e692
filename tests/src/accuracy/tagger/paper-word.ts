import type { Area } from '@tallyport/reading/page/area';

/** A word of a paper where it stands: its page, its phrase, and the number that it is, if it is one. */
export interface PaperWord {
  readonly text: string;
  readonly page: number;
  readonly area: Area;
  readonly phrase: number;
  readonly number: number | null;
}
