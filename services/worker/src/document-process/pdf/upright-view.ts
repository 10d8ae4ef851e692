import { UnreadableFile } from '../unreadable-file.js';
import { type Matrix, toMatrix } from './matrix.js';
import type { Glyph, PageInk } from './page-ink.js';
import type { Layers } from './page-layers.js';
import type { PDFPageProxy } from './pdf-library.js';
import { readInk } from './read-ink.js';

/** A page as it is looked at: its size in points, the turn that puts it upright, and the way from PDF space into it. */
export interface PageView {
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  readonly transform: Matrix;
}

/** Pages larger than this (200 inches, the largest that viewers show) are refused before anything is drawn. */
const LARGEST_SIDE = 14_400;

/**
 * The view in which most letters stand upright. The file's own /Rotate is honoured first; pages whose text was drawn
 * sideways all the same are turned once more.
 */
export async function uprightView(page: PDFPageProxy, layers: Layers): Promise<{ view: PageView; ink: PageInk }> {
  const asStored = viewOf(page, page.rotate);
  const ink = await readInk(page, asStored, layers);
  const turn = turnOfText(ink.glyphs);
  if (turn === 0) return { view: asStored, ink };
  const turned = viewOf(page, page.rotate + turn);
  return { view: turned, ink: await readInk(page, turned, layers) };
}

function viewOf(page: PDFPageProxy, rotation: number): PageView {
  const viewport = page.getViewport({ scale: 1, rotation: ((rotation % 360) + 360) % 360 });
  const transform = toMatrix(viewport.transform);
  const { width, height } = viewport;
  if (transform === null || !isDrawable(width) || !isDrawable(height)) throw new UnreadableFile('picture-too-large');
  return { width, height, rotation: viewport.rotation, transform };
}

const isDrawable = (side: number): boolean => side >= 1 && side <= LARGEST_SIDE;

/** The quarter turns, clockwise in degrees, that most of the letters ask for; 0 unless they clearly agree. */
function turnOfText(glyphs: readonly Glyph[]): 0 | 90 | 180 | 270 {
  const votes = [0, 0, 0, 0];
  for (const { start, end } of glyphs) {
    const quarter = quarterOf(end.x - start.x, end.y - start.y);
    votes[quarter] = (votes[quarter] ?? 0) + 1;
  }
  const winner = votes.indexOf(Math.max(...votes));
  const isClear = (votes[winner] ?? 0) > 0.7 * glyphs.length;
  return isClear ? (TURN_FOR_HEADING[winner] ?? 0) : 0;
}

/** The quarter turn, clockwise, nearest to a direction. */
function quarterOf(x: number, y: number): number {
  if (Math.abs(y) < x) return 0; // as nearly all letters run
  return (Math.round(Math.atan2(y, x) / (Math.PI / 2)) + 4) % 4;
}

/** Letters that run downwards (1) need the page turned back by a quarter, and so on. */
const TURN_FOR_HEADING = [0, 270, 180, 90] as const;
