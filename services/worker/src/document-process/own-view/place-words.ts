import { BASELINE, LINE_HEIGHT } from './view-font.js';
import type { PlacedWord } from './view-page.js';
import { wrapText } from './wrap-text.js';

/** The words of a text block whose left upper corner is given, wrapped to its width. */
export function placeWords(text: string, at: { left: number; top: number; width: number }, isBold = false): PlacedWord[] {
  return wrapText(text, at.width, isBold).flatMap((line, index) => {
    const top = at.top + index * LINE_HEIGHT;
    return line.map((word) => ({
      text: word.text,
      isBold,
      baseline: top + BASELINE,
      rectangle: {
        left: at.left + word.left,
        right: at.left + word.left + word.width,
        top: top + 1,
        bottom: top + LINE_HEIGHT - 1,
      },
    }));
  });
}
