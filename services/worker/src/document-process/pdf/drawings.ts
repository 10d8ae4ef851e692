import type { Rectangle } from '../geometry.js';
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
  const drawn = strokes.length > MOST_STROKES ? [] : joined(strokes);
  return [...drawn, ...pictures.map(({ left, top, right, bottom }) => ({ left, top, right, bottom }))].filter(isDrawing);
}

function joined(strokes: readonly Rectangle[]): Rectangle[] {
  const drawings: Rectangle[] = [];
  for (const stroke of strokes) {
    let whole = stroke;
    for (;;) {
      const near = drawings.findIndex((drawing) => isNear(drawing, whole));
      if (near < 0) break;
      whole = around(whole, ...drawings.splice(near, 1));
    }
    drawings.push(whole);
  }
  return drawings;
}

function isNear(a: Rectangle, b: Rectangle): boolean {
  return a.left - NEAR < b.right && b.left - NEAR < a.right && a.top - NEAR < b.bottom && b.top - NEAR < a.bottom;
}

function around(first: Rectangle, ...others: readonly Rectangle[]): Rectangle {
  return others.reduce(
    (whole, other) => ({
      left: Math.min(whole.left, other.left),
      top: Math.min(whole.top, other.top),
      right: Math.max(whole.right, other.right),
      bottom: Math.max(whole.bottom, other.bottom),
    }),
    first,
  );
}

function isDrawing({ left, top, right, bottom }: Rectangle): boolean {
  const [width, height] = [right - left, bottom - top];
  return width >= NARROWEST && height >= LOWEST && width <= WIDEST && height <= HIGHEST;
}
