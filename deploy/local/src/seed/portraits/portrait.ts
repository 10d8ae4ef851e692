/** A colour as its three parts, from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** How somebody looks who never lived: an invented person of the demo. */
export interface Portrait {
  /** Above and below. */
  readonly backdrop: readonly [Colour, Colour];
  readonly skin: Colour;
  readonly hair: Colour;
  readonly coat: Colour;
  readonly hasLongHair: boolean;
}

/** Of a picture's edge, which is 1. */
interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const HEAD: Ellipse = { x: 0.5, y: 0.44, width: 0.185, height: 0.225 };
const NECK: Ellipse = { x: 0.5, y: 0.66, width: 0.09, height: 0.14 };
const SHOULDERS: Ellipse = { x: 0.5, y: 1.08, width: 0.42, height: 0.36 };
const COLLAR: Ellipse = { x: 0.5, y: 0.7, width: 0.115, height: 0.1 };
const CROWN: Ellipse = { x: 0.5, y: 0.4, width: 0.215, height: 0.24 };
const LOCKS: Ellipse = { x: 0.5, y: 0.52, width: 0.245, height: 0.34 };
/** Where the hair ends above the face, swept to one side. */
const FOREHEAD: Ellipse = { x: 0.532, y: 0.5, width: 0.212, height: 0.205 };
const EYES: readonly Ellipse[] = [0.43, 0.57].map((x) => ({ x, y: 0.45, width: 0.017, height: 0.019 }));
const MOUTH: Ellipse = { x: 0.5, y: 0.535, width: 0.062, height: 0.03 };
const LIP: Ellipse = { x: 0.5, y: 0.522, width: 0.072, height: 0.028 };
const DARK: Colour = [46, 38, 36];
const LIPS: Colour = [168, 82, 78];

/** The colour at a place of the picture, whose edge is 1. */
export function colourAt(portrait: Portrait, x: number, y: number): Colour {
  const is = ({ x: left, y: top, width, height }: Ellipse) => ((x - left) / width) ** 2 + ((y - top) / height) ** 2 <= 1;
  if (EYES.some(is)) return DARK;
  if (is(MOUTH) && !is(LIP)) return LIPS;
  if (is(CROWN) && y < FOREHEAD.y && !is(FOREHEAD)) return portrait.hair;
  if (is(HEAD)) return portrait.skin;
  if (is(SHOULDERS) && !is(COLLAR)) return portrait.coat;
  if (is(NECK) || (is(SHOULDERS) && is(COLLAR))) return shaded(portrait.skin);
  if (is(CROWN) || (portrait.hasLongHair && is(LOCKS))) return portrait.hair;
  const [above, below] = portrait.backdrop;
  return mixed(above, below, y);
}

function shaded(colour: Colour): Colour {
  return mixed(colour, DARK, 0.14);
}

function mixed(one: Colour, other: Colour, share: number): Colour {
  const part = (index: 0 | 1 | 2) => one[index] + (other[index] - one[index]) * share;
  return [part(0), part(1), part(2)];
}
