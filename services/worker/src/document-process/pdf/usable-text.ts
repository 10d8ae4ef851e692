import type { PageInk } from './page-ink.js';
import { isPlainLetter } from './plain-letter.js';

/** Fewer letters than this over a picture are a stamp or a page number on a scan. */
const LETTERS_OF_A_PAGE = 150;
/** Pictures over this part of the page make it a scan. */
const SCAN_COVERS = 0.5;
/** More letters without a meaning than this, and the font does not say what it prints. */
const NONSENSE = 0.3;

// oxlint-disable-next-line no-control-regex -- fonts without a code table give control characters
const WITHOUT_MEANING = /[\u0000-\u0008\u000e-\u001f\ufffd\ue000-\uf8ff]/u;

/** Whether the page's own text is what a person sees on it. A page without any mark is an empty text page. */
export function hasUsableText(ink: PageInk, page: { width: number; height: number }): boolean {
  let letters = 0;
  let nonsense = 0;
  for (const { text } of ink.glyphs) {
    const isPlain = isPlainLetter(text);
    if (isPlain || text.trim() !== '') letters += 1;
    if (!isPlain && WITHOUT_MEANING.test(text)) nonsense += 1;
  }
  if (letters === 0) return ink.shapeCount === 0 && ink.pictures.length === 0;
  if (nonsense > NONSENSE * letters) return false;
  return letters >= LETTERS_OF_A_PAGE || coveredByPictures(ink, page) < SCAN_COVERS;
}

/** The part of the page under pictures; scanners often cut a page into strips, so all of them count. */
function coveredByPictures(ink: PageInk, page: { width: number; height: number }): number {
  const areas = ink.pictures.map(({ left, right, top, bottom }) => {
    const width = Math.min(right, page.width) - Math.max(left, 0);
    const height = Math.min(bottom, page.height) - Math.max(top, 0);
    return Math.max(0, width) * Math.max(0, height);
  });
  return areas.reduce((sum, area) => sum + area, 0) / (page.width * page.height);
}
