import type { GreyPicture } from '../picture/grey-picture.js';
import { lookOfText, type TextLook } from '../picture/look-of-text.js';
import { pageCornersOf } from '../picture/page-corners.js';
import type { Corners } from '../picture/projection.js';
import { rectify } from '../picture/rectify.js';

/** What puts a scanned page upright: the part between its corners seen from straight above, then quarter turns clockwise, then a small turn clockwise. */
export interface Upright {
  /** Null for what lay flat in a scanner: the whole picture is the page. */
  readonly corners: Corners | null;
  readonly turn: 0 | 90 | 180 | 270;
  readonly skew: number;
}

/** The page without the ground around it, as seen from straight above, and the look of its text. */
export interface FlatPage {
  readonly picture: GreyPicture;
  readonly look: TextLook;
  readonly corners: Corners | null;
}

/** Takes the page out of a photograph. Its corners are found unless they are known. */
export function flatPageOf(stored: GreyPicture, known: Upright | null): FlatPage {
  const look = lookOfText(stored);
  const corners = known === null ? pageCornersOf(stored, look) : known.corners;
  if (corners === null) return { picture: stored, look, corners };
  const picture = rectify({ ...stored, channels: 1 }, corners);
  return { picture, look: lookOfText(picture), corners };
}

/** How a page lies if it is not upside down, without reading anything. */
export function likelyUpright({ look, corners }: FlatPage): Upright {
  const { axis, skew } = look.direction;
  if (look.letterHeight === 0) return { corners, turn: 0, skew: 0 };
  return { corners, turn: axis === 'lying' ? 0 : 90, skew: skew === 0 ? 0 : -skew };
}
