import type { Box } from '@tallyport/contracts/document-extraction/readings';

/** What a person should know of a page before trusting what was read of it. */
export type PageFlagKind =
  | 'hidden text'
  | 'painted over'
  | 'off page'
  | 'tiny text'
  | 'hidden cells'
  | 'hidden sheets'
  | 'notes left out'
  | 'text disagrees with picture'
  | 'instructions'
  | 'rotated'
  | 'skewed'
  | 'photograph'
  | 'low resolution';

/**
 * One thing to know of a page: its kind and how much of it (letters, cells, degrees, dots per inch), a sentence for who has no other words,
 * and where it is; without boxes it concerns the whole page.
 */
export interface PageFlag {
  readonly kind: PageFlagKind;
  readonly count?: number;
  readonly message: string;
  readonly boxes: readonly Box[];
}
