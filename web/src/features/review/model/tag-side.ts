import type { Box } from '@tallyport/contracts/document-extraction/readings';
import type { Sides } from './paper-layout.js';

/** On which side of its value a name stands, and from which end it is written. */
export type TagSide = 'above' | 'above, to the left' | 'right' | 'left' | 'below';

const AIR = 6;

/**
 * The first side on which a name of that size (in pixels) covers no print and stays on the page, null where there is none.
 * `boxes` are those of the value, the first of them wears the name.
 */
export function tagSide(boxes: readonly Box[], print: readonly Box[], name: Sides, sheet: Sides): TagSide | null {
  const [box] = boxes;
  if (!box) return null;
  const size = { width: name.width / sheet.width, height: name.height / sheet.height };
  const air = { x: AIR / sheet.width, y: AIR / sheet.height };
  const middle = box.y + box.height / 2 - size.height / 2;
  const sides: Readonly<Record<TagSide, Box>> = {
    above: { ...size, x: box.x, y: box.y - air.y - size.height },
    'above, to the left': { ...size, x: box.x + box.width - size.width, y: box.y - air.y - size.height },
    right: { ...size, x: box.x + box.width + air.x, y: middle },
    left: { ...size, x: box.x - air.x - size.width, y: middle },
    below: { ...size, x: box.x, y: box.y + box.height + air.y },
  };
  const others = [...print.filter((word) => !boxes.some((own) => overlaps(own, word))), ...boxes.slice(1)];
  const free = Object.entries(sides).find(([, at]) => isOnPage(at) && !others.some((other) => overlaps(at, other)));
  return (free?.[0] as TagSide | undefined) ?? null;
}

function isOnPage({ x, y, width, height }: Box): boolean {
  return x >= 0 && y >= 0 && x + width <= 1 && y + height <= 1;
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
