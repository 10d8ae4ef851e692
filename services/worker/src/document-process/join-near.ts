import { type Rectangle, rectangleAround } from './geometry.js';

/** Rectangles that lie this close together become one, and that one goes on to join others. */
export function joinNear(rectangles: readonly Rectangle[], near: number): Rectangle[] {
  const joined: Rectangle[] = [];
  for (const rectangle of rectangles) {
    let whole = rectangle;
    const isNear = (other: Rectangle): boolean => isWithin(near, other, whole);
    for (let index = joined.findIndex(isNear); index >= 0; index = joined.findIndex(isNear)) {
      whole = rectangleAround([...joined.splice(index, 1), whole]);
    }
    joined.push(whole);
  }
  return joined;
}

function isWithin(near: number, a: Rectangle, b: Rectangle): boolean {
  return a.left < b.right + near && b.left < a.right + near && a.top < b.bottom + near && b.top < a.bottom + near;
}
