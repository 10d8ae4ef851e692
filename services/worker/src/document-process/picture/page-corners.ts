import type { GreyPicture } from './grey-picture.js';
import type { TextLook } from './look-of-text.js';
import { feetOf, type Pencil, pencilOfText } from './pencil-of-lines.js';
import type { Corners, PicturePoint } from './projection.js';
import { type SheetEdge, type SheetEdges, sheetEdgesOf } from './sheet-edges.js';

/** Frames of forms look like edges, too; a sheet on a table shows at least three. */
const ENOUGH_EDGES = 3;

/** Edges that lean less than this, in parts of a side, are those of a screen or a scanner: nothing has to be put straight. */
const STRAIGHT = 0.004;

/** A line `a x + b y + c = 0` or a point (where two lines meet) `(a / c, b / c)`, from the middle of the picture in units of its longer side. */
type Triple = readonly [number, number, number];

/**
 * The corners of a page that was photographed, or scanned with the ground around it: its sides are the edges of the sheet as far as they
 * can be seen, else those of the picture; where the camera looked from, the edges tell and the lines of text. Null for a plain scan.
 */
export function pageCornersOf(picture: GreyPicture, look: TextLook): Corners | null {
  const edges = sheetEdgesOf(picture);
  const text = look.letterHeight === 0 ? null : textPencil(picture, look);
  const seen = Object.values(edges).filter((edge) => edge !== null).length;
  const isWarped = text !== null && text.spread !== 0;
  if (!isWarped && (seen < ENOUGH_EDGES || isStraight(edges))) return null;
  const frame = new Frame(picture);
  const lying = frame.lyingEdges(edges);
  const standing = frame.standingEdges(edges);
  // Lines of text are many and exact; edges tell of the other direction.
  const isLying = look.direction.axis === 'lying';
  const across = (isLying ? text : null) ?? pencilOf(lying);
  const down = (isLying ? null : text) ?? pencilOf(standing);
  const level: Pencil = across ?? { slope: -(down?.slope ?? 0), spread: 0 };
  const upright: Pencil = down ?? { slope: -level.slope, spread: 0 };
  return frame.corners(level, upright, edges);
}

function isStraight({ left, top, right, bottom }: SheetEdges): boolean {
  return [left, top, right, bottom].every((edge) => edge === null || Math.abs(edge.end - edge.start) < STRAIGHT);
}

function textPencil(picture: GreyPicture, { letters, letterHeight, direction }: TextLook): Pencil | null {
  const longest = Math.max(picture.width, picture.height);
  if (direction.axis === 'lying') return pencilOfText(feetOf(letters, picture), letterHeight / longest);
  const turned = letters.map(({ left, top, right, bottom }) => ({ left: top, right: bottom, top: left, bottom: right }));
  return pencilOfText(feetOf(turned, { width: picture.height, height: picture.width }), letterHeight / longest);
}

interface StraightEdge {
  /** Where the edge passes the middle, and its slope there. */
  readonly at: number;
  readonly slope: number;
}

/** The pencil that two opposite edges belong to. One alone tells the slope, not where lines meet. */
function pencilOf(edges: readonly StraightEdge[]): Pencil | null {
  const [one, other] = edges;
  if (one === undefined) return null;
  if (other === undefined) return { slope: one.slope, spread: 0 };
  // At the middle line of the picture the slope of the line through `at` is `slope - spread * at`.
  const spread = (one.slope - other.slope) / (other.at - one.at);
  return { slope: one.slope + spread * one.at, spread };
}

/** The coordinates of one picture: from its middle, in units of its longer side. */
class Frame {
  private readonly wide: number;
  private readonly high: number;

  constructor({ width, height }: { width: number; height: number }) {
    const longest = Math.max(width, height);
    this.wide = width / longest;
    this.high = height / longest;
  }

  lyingEdges({ top, bottom }: SheetEdges): StraightEdge[] {
    return [top, bottom].flatMap((edge) => edge ?? []).map((edge) => straight(edge, this.high, this.wide));
  }

  standingEdges({ left, right }: SheetEdges): StraightEdge[] {
    return [left, right].flatMap((edge) => edge ?? []).map((edge) => straight(edge, this.wide, this.high));
  }

  /**
   * The corners of the upright rectangle that the sheet fills. With its lines meeting in two points, a point of the picture goes to
   * `((x - u y) / w, (y - l x) / w)`, where `w` vanishes on the line through both points.
   */
  corners(level: Pencil, upright: Pencil, edges: SheetEdges): Corners {
    const [l, u] = [level.slope, upright.slope];
    const horizon: Triple = [l * upright.spread - level.spread, u * level.spread - upright.spread, 1 - l * u];
    const onPage = ({ x, y }: PicturePoint): PicturePoint => {
      const w = horizon[0] * x + horizon[1] * y + horizon[2];
      return { x: (x - u * y) / w, y: (y - l * x) / w };
    };
    const sides = this.sides(edges, onPage);
    const inPicture = (x: number, y: number): PicturePoint => {
      // x w = px - u py, y w = py - l px, w = h0 px + h1 py + h2, solved for the point.
      const [a, b, c, d] = [1 - x * horizon[0], -u - x * horizon[1], -l - y * horizon[0], 1 - y * horizon[1]];
      const [e, f] = [x * horizon[2], y * horizon[2]];
      const determinant = a * d - b * c;
      return { x: (e * d - b * f) / determinant / this.wide + 0.5, y: (a * f - e * c) / determinant / this.high + 0.5 };
    };
    return {
      topLeft: inPicture(sides.left, sides.top),
      topRight: inPicture(sides.right, sides.top),
      bottomRight: inPicture(sides.right, sides.bottom),
      bottomLeft: inPicture(sides.left, sides.bottom),
    };
  }

  /** The sides of the page: at the middle of an edge that was seen, else as far as the picture goes. */
  private sides({ left, top, right, bottom }: SheetEdges, onPage: (point: PicturePoint) => PicturePoint): Sides {
    const [x, y] = [this.wide / 2, this.high / 2];
    const corners = [onPage({ x: -x, y: -y }), onPage({ x, y: -y }), onPage({ x, y }), onPage({ x: -x, y })];
    const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
    const middle = ({ start, end }: SheetEdge, size: number): number => ((start + end) / 2 - 0.5) * size;
    return {
      left: left === null ? Math.min(...xs) : onPage({ x: middle(left, this.wide), y: 0 }).x,
      right: right === null ? Math.max(...xs) : onPage({ x: middle(right, this.wide), y: 0 }).x,
      top: top === null ? Math.min(...ys) : onPage({ x: 0, y: middle(top, this.high) }).y,
      bottom: bottom === null ? Math.max(...ys) : onPage({ x: 0, y: middle(bottom, this.high) }).y,
    };
  }
}

interface Sides {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** An edge across a picture of this size (in its own direction `along`), from fractions to units. */
function straight({ start, end }: SheetEdge, across: number, along: number): StraightEdge {
  return { at: ((start + end) / 2 - 0.5) * across, slope: ((end - start) * across) / along };
}
