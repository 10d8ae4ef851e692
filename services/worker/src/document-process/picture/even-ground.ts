import type { GreyPicture } from './grey-picture.js';

/** The ground is judged in squares of so many heights of a letter: no letter fills one. */
const SQUARE = 1.6;
const SMALLEST_SQUARE = 24;
/** Three quarters of the pixels of a square are at most as light as its paper: letters take up less than the rest of a square. */
const PAPER = 0.75;
/** A page whose paper is everywhere as light as this is left as it is. */
const WHITE_ENOUGH = 236;
/** A square is darker than its surroundings by more than this where a shaded head of a table or a picture lies, not a shadow. */
const SHADED = 0.72;

/** The picture on white ground: shadows and folds are taken out. What is printed on dark ground stays dark. */
export function onEvenGround(picture: GreyPicture, letterHeight: number): GreyPicture {
  const grid = papersOf(picture, Math.max(SMALLEST_SQUARE, Math.round(letterHeight * SQUARE)));
  if (grid.papers.every((paper) => paper >= WHITE_ENOUGH)) return picture;
  const papers = smoothed(grid);
  const { width, height, pixels } = picture;
  const even = new Uint8Array(pixels.length);
  const down = betweenSquares(height, papers.square, papers.rows);
  const { first, second, share } = betweenSquares(width, papers.square, papers.columns);
  for (let y = 0; y < height; y += 1) {
    const row = papersAcross(papers, down, y);
    for (let x = 0, index = y * width; x < width; x += 1, index += 1) {
      const left = row[first[x] ?? 0] ?? 255;
      const paper = left + ((row[second[x] ?? 0] ?? 255) - left) * (share[x] ?? 0);
      even[index] = Math.min(255, ((pixels[index] ?? 255) * 255) / paper);
    }
  }
  return { width, height, pixels: even };
}

interface Grid {
  readonly square: number;
  readonly columns: number;
  readonly rows: number;
  /** How light the paper is in each square, row by row. */
  readonly papers: Float32Array;
}

function papersOf({ width, height, pixels }: GreyPicture, square: number): Grid {
  const [columns, rows] = [Math.ceil(width / square), Math.ceil(height / square)];
  const papers = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const counts = new Uint32Array(256);
      let count = 0;
      const [right, bottom] = [Math.min(width, (column + 1) * square), Math.min(height, (row + 1) * square)];
      // Every third pixel of every third row tells enough.
      for (let y = row * square; y < bottom; y += 3) {
        for (let x = column * square; x < right; x += 3) {
          const value = pixels[y * width + x] ?? 255;
          counts[value] = (counts[value] ?? 0) + 1;
          count += 1;
        }
      }
      papers[row * columns + column] = Math.max(1, valueAt(counts, PAPER * count));
    }
  }
  return { square, columns, rows, papers };
}

/** The value that so many pixels do not pass. */
function valueAt(counts: Uint32Array, wanted: number): number {
  let seen = 0;
  for (let value = 0; value < counts.length; value += 1) {
    seen += counts[value] ?? 0;
    if (seen >= wanted) return value;
  }
  return 255;
}

/** The paper of each square as its neighbours have it too; under a shaded square lies the paper around it. */
function smoothed(grid: Grid): Grid {
  const usual = middle([...grid.papers]);
  const wide = mapped(grid, 3, (_, around) => middle(around.length === 0 ? [usual] : around));
  const light = mapped(grid, 0, (index) => {
    const [own, around] = [grid.papers[index] ?? usual, wide.papers[index] ?? usual];
    return own < SHADED * around ? around : own;
  });
  return mapped(light, 1, (_, around) => around.reduce((sum, paper) => sum + paper, 0) / around.length);
}

function mapped(grid: Grid, reach: number, value: (index: number, around: readonly number[]) => number): Grid {
  const { columns, rows, papers } = grid;
  const next = papers.map((_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const around: number[] = [];
    for (let y = Math.max(0, row - reach); y <= Math.min(rows - 1, row + reach); y += 1) {
      for (let x = Math.max(0, column - reach); x <= Math.min(columns - 1, column + reach); x += 1)
        around.push(papers[y * columns + x] ?? 255);
    }
    return value(index, around);
  });
  return { ...grid, papers: next };
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 255;
}

/** The squares on both sides of each place along one direction, and how much of the second counts. */
interface Between {
  readonly first: Uint16Array;
  readonly second: Uint16Array;
  readonly share: Float32Array;
}

/** For every pixel of a direction: between the middles of which squares it lies. */
function betweenSquares(length: number, square: number, count: number): Between {
  const places = { first: new Uint16Array(length), second: new Uint16Array(length), share: new Float32Array(length) };
  for (let place = 0; place < length; place += 1) {
    const at = Math.max(0, Math.min(count - 1, (place + 0.5) / square - 0.5));
    const first = Math.floor(at);
    places.first[place] = first;
    places.second[place] = Math.min(count - 1, first + 1);
    places.share[place] = at - first;
  }
  return places;
}

/** The papers of one row of pixels at the middles of its squares. */
function papersAcross({ columns, papers }: Grid, { first, second, share }: Between, y: number): Float32Array {
  const [above, below, down] = [(first[y] ?? 0) * columns, (second[y] ?? 0) * columns, share[y] ?? 0];
  return Float32Array.from(
    { length: columns },
    (_, column) => (papers[above + column] ?? 255) * (1 - down) + (papers[below + column] ?? 255) * down,
  );
}
