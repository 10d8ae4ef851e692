import type { InferenceSession, TypedTensor } from 'onnxruntime-node';
import type { Rectangle } from '../../geometry.js';
import type { GreyPicture } from '../../picture/grey-picture.js';
import { resized } from '../../picture/resized.js';
import { linesOfMap } from './line-map.js';
import type { Runtime } from './runtime.js';
import { COLOURS, inputOf } from './tensor.js';

/** Letters of this height are found best, in pixels; larger ones cost time. */
const BEST_LETTER = 14;
/** The model wants sides that are multiples of this. */
const STEP = 32;
const LONGEST_SIDE = 1760;

/** Finds the lines of text on a page. Lines are cut where a wide gap parts them, as columns and boxes do. */
export class LineFinder {
  constructor(
    private readonly session: InferenceSession,
    private readonly runtime: Runtime,
  ) {}

  /** Rectangles around the lines, in pixels of the picture. */
  async linesOf(picture: GreyPicture, letterHeight: number): Promise<Rectangle[]> {
    const scale = Math.min(1, BEST_LETTER / letterHeight, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const size = { width: stepped(picture.width * scale), height: stepped(picture.height * scale) };
    const shown = await resized(picture, size);
    const input = new this.runtime.Tensor('float32', inputOf(shown, size.width), [1, COLOURS, size.height, size.width]);
    const answers = await this.session.run({ [this.session.inputNames[0] ?? '']: input });
    const map = answers[this.session.outputNames[0] ?? ''] as TypedTensor<'float32'>;
    const [across, down] = [picture.width / size.width, picture.height / size.height];
    return linesOfMap({ ...size, likelihood: map.data }).map(({ left, top, right, bottom }) => ({
      left: Math.max(0, left * across),
      top: Math.max(0, top * down),
      right: Math.min(picture.width, right * across),
      bottom: Math.min(picture.height, bottom * down),
    }));
  }
}

const stepped = (length: number): number => Math.max(STEP, Math.round(length / STEP) * STEP);
