/** Around the name, in pixels. */
const MARGIN = 20;
const OF_HAN = 12;
/** A letter of a caption takes less on average. */
const OF_LETTER = 6.3;

/** How wide a column has to be for its name to be read whole. */
export function widthOfHead(name: string): number {
  return Math.ceil([...name].reduce((width, sign) => width + (/\p{Script=Han}/u.test(sign) ? OF_HAN : OF_LETTER), MARGIN));
}
