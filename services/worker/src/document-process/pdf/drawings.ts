import type { Rectangle } from '../geometry.js';
import { joinNear } from '../join-near.js';
import type { PageInk } from './page-ink.js';

/** Strokes nearer than this, in points, are of one drawing. */
const NEAR = 5;
/** Smaller drawings are letters drawn as shapes, bullets, ticks. */
const NARROWEST = 18;
const LOWEST = 6;
/** Larger ones are the ground of a page. */
const WIDEST = 320;
const HIGHEST = 200;
/** A page with more strokes than this is itself a drawing: its letters are shapes. */
const MOST_STROKES = 400;

/** The drawings of a page: strokes that touch each other taken together, and small pictures. */
export function drawingsOf({ strokes, pictures }: Pick<PageInk, 'strokes' | 'pictures'>): Rectangle[] {
  const drawn = strokes.length > MOST_STROKES ? [] : joinNear(strokes, NEAR);
  return [...drawn, ...pictures.map(({ left, top, right, bottom }) => ({ left, top, right, bottom }))].filter(isDrawing);
}

function isDrawing({ left, top, right, bottom }: Rectangle): boolean {
  const [width, height] = [right - left, bottom - top];
  return width >= NARROWEST && height >= LOWEST && width <= WIDEST && height <= HIGHEST;
}
