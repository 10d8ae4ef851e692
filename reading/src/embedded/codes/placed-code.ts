import type { PageCode } from '../../document-model.js';

/** A code of one page. */
export interface PlacedCode extends PageCode {
  readonly page: number;
}
