import type { Page } from 'playwright';
import { inPage } from './in-page.js';

const FITS = inPage('fits');

/**
 * What of a page does not fit: what scrolls sideways and should not, and headings, heads of columns, tabs and buttons whose words are cut.
 * Wide tables of values and the board may scroll, and values may end in an ellipsis.
 */
export function whatDoesNotFit(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(FITS);
}
