import { type Rectangle, rectangleAround, sharedRectangle } from '../geometry.js';
import { onPaper } from './colour.js';
import { boundsOf, boxesOf, filledRule, partsOf, strokedRules } from './find-rules.js';
import { fontsOf } from './fonts-of-page.js';
import { freehandStroke } from './freehand.js';
import { apply, type Matrix, multiply, toMatrix } from './matrix.js';
import type { PageInk, PlacedPicture } from './page-ink.js';
import { type Layers, LayerTrail } from './page-layers.js';
import { OPS, type PDFPageProxy } from './pdf-library.js';
import { colourOfText, isHiddenMode, placeGlyphs } from './place-glyphs.js';
import { type FontFacts, TextState } from './text-state.js';
import { VisibleGlyphs } from './visible-glyphs.js';

/** Where a page is looked at from: its size in points, and the way from PDF space into it. */
interface View {
  readonly width: number;
  readonly height: number;
  readonly transform: Matrix;
}

/** Reads every mark of a page from its drawing operators, placed in the view given. */
export async function readInk(page: PDFPageProxy, view: View, layers: Layers): Promise<PageInk> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const reader = new InkReader(await fontsOf(page, fnArray, argsArray), view, layers);
  fnArray.forEach((operator, index) => {
    reader.step(operator, (argsArray[index] ?? []) as unknown[]);
  });
  return reader.ink;
}

class InkReader {
  private state = new TextState();
  private readonly stack: TextState[] = [];
  private readonly visible: VisibleGlyphs;
  private readonly layers: LayerTrail;
  private readonly pageArea: number;
  private isClipping = false;
  private readonly rules: Rectangle[] = [];
  private readonly pictures: PlacedPicture[] = [];
  private readonly strokes: Rectangle[] = [];
  private shapeCount = 0;

  constructor(
    private readonly fonts: ReadonlyMap<string, FontFacts>,
    private readonly view: View,
    layers: Layers,
  ) {
    const { width, height, transform } = view;
    this.state.transform = transform;
    this.visible = new VisibleGlyphs({ left: 0, top: 0, right: width, bottom: height });
    this.layers = new LayerTrail(layers);
    this.pageArea = width * height;
  }

  get ink(): PageInk {
    const { visible, rules, pictures, strokes, shapeCount } = this;
    return { glyphs: visible.glyphs, unseen: visible.unseen, rules, pictures, strokes, shapeCount };
  }

  step(operator: number, args: readonly unknown[]): void {
    const { state } = this;
    this.layers.step(operator, args);
    switch (operator) {
      case OPS.save:
      case OPS.beginGroup:
        return this.save();
      case OPS.restore:
      case OPS.endGroup:
      case OPS.paintFormXObjectEnd:
      case OPS.endAnnotation:
        return this.restore();
      case OPS.transform:
        return this.transform(args);
      case OPS.paintFormXObjectBegin:
        this.save();
        return this.transform(args[0]);
      case OPS.beginAnnotation:
        this.save();
        this.state.transform = this.view.transform;
        this.transform(args[2]);
        return this.transform(args[3]);
      case OPS.setLineWidth:
        state.lineWidth = Number(args[0]);
        return;
      case OPS.setFillRGBColor:
        state.fill = String(args[0]);
        return;
      case OPS.setFillColorN:
      case OPS.setFillTransparent:
        state.fill = PATTERN;
        return;
      case OPS.setStrokeRGBColor:
        state.stroke = String(args[0]);
        return;
      case OPS.setStrokeColorN:
      case OPS.setStrokeTransparent:
        state.stroke = PATTERN;
        return;
      case OPS.shadingFill:
        return this.shading();
      case OPS.setGState:
        return this.graphicsState(args[0]);
      case OPS.clip:
      case OPS.eoClip:
        this.isClipping = true;
        return;
      case OPS.constructPath:
        return this.path(args);
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
      case OPS.paintSolidColorImageMask:
        return this.picture(args);
      default:
        return this.stepText(operator, args);
    }
  }

  private stepText(operator: number, args: readonly unknown[]): void {
    const { state } = this;
    switch (operator) {
      case OPS.beginText:
        return state.beginText();
      case OPS.setCharSpacing:
        state.charSpacing = Number(args[0]);
        return;
      case OPS.setWordSpacing:
        state.wordSpacing = Number(args[0]);
        return;
      case OPS.setHScale:
        state.horizontalScale = Number(args[0]) / 100;
        return;
      case OPS.setLeading:
        state.leading = Number(args[0]);
        return;
      case OPS.setTextRise:
        state.rise = Number(args[0]);
        return;
      case OPS.setTextRenderingMode:
        state.renderingMode = Number(args[0]);
        return;
      case OPS.setFont:
        state.font = this.fonts.get(String(args[0])) ?? {};
        state.fontSize = Number(args[1]);
        return;
      case OPS.setTextMatrix:
        return state.setTextMatrix(toMatrix(args[0]) ?? toMatrix(args) ?? state.textMatrix);
      case OPS.moveText:
        return state.moveText(Number(args[0]), Number(args[1]));
      case OPS.setLeadingMoveText:
        state.leading = -Number(args[1]);
        return state.moveText(Number(args[0]), Number(args[1]));
      case OPS.nextLine:
        return state.moveText(0, -state.leading);
      case OPS.showText:
        return this.text(args[0]);
      default:
    }
  }

  private save(): void {
    this.stack.push(this.state.copy());
  }

  private restore(): void {
    this.state = this.stack.pop() ?? this.state;
  }

  private transform(args: unknown): void {
    const matrix = toMatrix(args);
    if (matrix !== null) this.state.transform = multiply(this.state.transform, matrix);
  }

  private text(listed: unknown): void {
    if (!Array.isArray(listed)) return;
    const glyphs = placeGlyphs(listed, this.state, colourOfText(this.state));
    const { renderingMode, opacity, clip, font } = this.state;
    const isShown = !this.layers.isHidden && !isHiddenMode(renderingMode) && opacity > LEAVES_A_MARK;
    this.visible.add(glyphs, { isShown, clip, isDrawn: font.isType3Font === true });
  }

  private path([paint, data]: readonly unknown[]): void {
    const path = Array.isArray(data) ? (data[0] as ArrayLike<number> | null) : null;
    if (path === null || path === undefined) return;
    const { transform, lineWidth } = this.state;
    if (this.isClipping) this.clip(path);
    if (this.layers.isHidden) return;
    const isStroked = paint === OPS.stroke || paint === OPS.closeStroke || FILLED_AND_STROKED.has(Number(paint));
    const isFilled = paint === OPS.fill || paint === OPS.eoFill || FILLED_AND_STROKED.has(Number(paint));
    if (!isStroked && !isFilled) return;
    this.shapeCount += 1;
    append(this.strokes, freehandStroke(path, transform));
    if (isStroked) append(this.rules, strokedRules(path, transform, lineWidth));
    if (isFilled) append(this.rules, partsOf(path, transform).flatMap(filledRule));
    if (isFilled) this.ground(boxesOf(path, transform));
  }

  /** Filled boxes are the ground of what comes after them, and hide what came before if nothing shows through. */
  private ground(boxes: readonly Rectangle[]): void {
    const { fill, opacity, clip, isClipPlain } = this.state;
    for (const box of boxes) {
      const area = clip === null ? box : sharedRectangle(box, clip);
      if (fill !== PATTERN && opacity === 1) this.visible.cover(area);
      // What a crooked clip leaves of a box is not known: any letter may show on it.
      if (opacity > SHOWS_THROUGH) this.visible.lay(area, isClipPlain ? onPaper(fill, opacity) : PATTERN);
    }
  }

  /** A gradient fills what the clip leaves free. */
  private shading(): void {
    const { clip, opacity } = this.state;
    if (clip !== null && opacity > SHOWS_THROUGH && !this.layers.isHidden) this.visible.lay(clip, PATTERN);
  }

  private clip(path: ArrayLike<number>): void {
    this.isClipping = false;
    const { clip, transform, isClipPlain } = this.state;
    const area = boundsOfPath(path, transform);
    if (area === null) return;
    this.state.clip = clip === null ? area : sharedRectangle(clip, area);
    this.state.isClipPlain = isClipPlain && partsOf(path, transform).length === 1 && boxesOf(path, transform).length === 1;
  }

  private graphicsState(listed: unknown): void {
    if (!Array.isArray(listed)) return;
    for (const [key, value] of listed as [string, unknown][]) {
      if (key === 'ca') this.state.opacity = Number(value);
      if (key === 'BM' && value !== 'source-over') this.state.opacity = Math.min(this.state.opacity, BLENDED);
      if (key === 'SMask' && value !== false) this.state.opacity = Math.min(this.state.opacity, BLENDED);
    }
  }

  private picture(args: readonly unknown[]): void {
    if (this.layers.isHidden) return;
    const { transform } = this.state;
    const corners = [apply(transform, 0, 0), apply(transform, 1, 0), apply(transform, 0, 1), apply(transform, 1, 1)];
    const bounds = boundsOf(corners);
    const [rule] = filledRule(bounds); // some programs print lines as pictures one pixel high
    if (rule !== undefined) this.rules.push(rule);
    else this.placePicture({ ...bounds, dpi: (72 * pixelWidthOf(args)) / Math.hypot(transform[0], transform[1]) });
  }

  private placePicture(picture: PlacedPicture): void {
    this.pictures.push(picture);
    this.visible.lay(picture, PATTERN);
    if (sizeOf(picture) > SCAN_COVERS * this.pageArea) this.visible.cover(picture);
  }
}

/** Puts more behind a list; there may be more of it than a call can have arguments. */
function append<Item>(list: Item[], more: readonly Item[]): void {
  for (const item of more) list.push(item);
}

/** What a path encloses, or null for one that encloses nothing. */
function boundsOfPath(path: ArrayLike<number>, matrix: Matrix): Rectangle | null {
  const parts = partsOf(path, matrix);
  if (parts.length === 0) return null;
  return rectangleAround(parts);
}

const sizeOf = ({ left, top, right, bottom }: Rectangle): number => (right - left) * (bottom - top);

/** The fill of shapes that are painted with a pattern: dark or light, nobody knows. */
const PATTERN = 'pattern';
/** What is blended with the ground lets it show. */
const BLENDED = 0.5;
const SHOWS_THROUGH = 0.3;
/** Letters painted with less than this cannot be seen. */
const LEAVES_A_MARK = 0.1;
/** A picture over more of the page than this is a scan: text under it is not seen. Smaller ones may be stamps, which are transparent. */
const SCAN_COVERS = 0.5;

/** Pictures come with their name and size, or as an object that holds the size. */
function pixelWidthOf([first, width]: readonly unknown[]): number {
  const inline = typeof first === 'object' && first !== null ? (first as { width?: unknown }).width : undefined;
  return Number(inline ?? width ?? 0);
}

const FILLED_AND_STROKED: ReadonlySet<number> = new Set([OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke]);
