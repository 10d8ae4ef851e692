import { OPS, type PDFDocumentProxy } from './pdf-library.js';

/** The layers (optional content) of a file, of which some may be switched off. */
export interface Layers {
  isVisible(layer: unknown): boolean;
}

const ALL_VISIBLE: Layers = { isVisible: () => true };

/** The layers as a viewer shows them when the file is opened. */
export async function layersOf(document: PDFDocumentProxy): Promise<Layers> {
  const config = await document.getOptionalContentConfig().catch(() => null);
  if (config === null) return ALL_VISIBLE;
  // The library warns and answers true for what it does not know.
  return { isVisible: (layer) => layer === null || layer === undefined || Boolean(config.isVisible(layer)) };
}

/** Follows the marked content of a page and knows whether what is drawn now lies in a layer that is switched off. */
export class LayerTrail {
  private readonly marks: boolean[] = [];
  private switchedOff = 0;

  constructor(private readonly layers: Layers) {}

  get isHidden(): boolean {
    return this.switchedOff > 0;
  }

  step(operator: number, args: readonly unknown[]): void {
    if (operator === OPS.beginMarkedContent) this.begin(false);
    if (operator === OPS.beginMarkedContentProps) this.begin(args[0] === 'OC' && !this.layers.isVisible(args[1]));
    if (operator === OPS.endMarkedContent && this.marks.pop() === true) this.switchedOff -= 1;
  }

  private begin(isOff: boolean): void {
    this.marks.push(isOff);
    if (isOff) this.switchedOff += 1;
  }
}
