import type { Box } from '@tallyport/contracts/document-extraction/readings';

/** What a person should know of a page before trusting what was read of it. */
export type PageFlagKind =
  | 'hidden text'
  | 'painted over'
  | 'off page'
  | 'tiny text'
  | 'hidden cells'
  | 'notes left out'
  | 'text disagrees with picture'
  | 'instructions'
  | 'rotated'
  | 'skewed'
  | 'low resolution';

/** One thing to know of a page: in words for people, and where it is; without boxes it concerns the whole page. */
export interface PageFlag {
  readonly kind: PageFlagKind;
  readonly message: string;
  readonly boxes: readonly Box[];
}
