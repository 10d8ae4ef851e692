import type { InferenceSession, TypedTensor } from 'onnxruntime-node';
import type { Rectangle } from '../../geometry.js';
import { cutOut } from '../../picture/cut.js';
import type { GreyPicture } from '../../picture/grey-picture.js';
import { resized } from '../../picture/resized.js';
import { linesOfMap } from './line-map.js';
import { partWithPrint, STEP } from './part-with-print.js';
import type { Runtime } from './runtime.js';
import { COLOURS, inputOf } from './tensor.js';

/** Letters of this height are found best, in pixels; larger ones cost time. */
const BEST_LETTER = 14;
const LONGEST_SIDE = 1760;

/** Finds the lines of text on a page. Lines are cut where a wide gap parts them, as columns and boxes do. */
export class LineFinder {
  constructor(
    private readonly session: InferenceSession,
    private readonly runtime: Runtime,
  ) {}

  /** Rectangles around the lines, in pixels of the picture. Of a page that is half empty only the part that is printed is looked at. */
  async linesOf(picture: GreyPicture, letterHeight: number, printed: Rectangle | null): Promise<Rectangle[]> {
    const scale = Math.min(1, BEST_LETTER / letterHeight, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const size = { width: stepped(picture.width * scale), height: stepped(picture.height * scale) };
    const [across, down] = [picture.width / size.width, picture.height / size.height];
    const area = printed === null ? whole(size) : partWithPrint(scaled(printed, 1 / across, 1 / down), size);
    const shown = cutOut(await resized(picture, size), area, 0);
    const { width, height } = shown.picture;
    const input = new this.runtime.Tensor('float32', inputOf(shown.picture, width), [1, COLOURS, height, width]);
    const answers = await this.session.run({ [this.session.inputNames[0] ?? '']: input });
    const map = answers[this.session.outputNames[0] ?? ''] as TypedTensor<'float32'>;
    return linesOfMap({ width, height, likelihood: map.data }).map(({ left, top, right, bottom }) => ({
      left: Math.max(0, (shown.left + left) * across),
      top: Math.max(0, (shown.top + top) * down),
      right: Math.min(picture.width, (shown.left + right) * across),
      bottom: Math.min(picture.height, (shown.top + bottom) * down),
    }));
  }
}

/** A place in a picture that is scaled by these. */
const scaled = ({ left, top, right, bottom }: Rectangle, across: number, down: number): Rectangle => ({
  left: left * across,
  top: top * down,
  right: right * across,
  bottom: bottom * down,
});

const whole = ({ width, height }: { width: number; height: number }): Rectangle => ({ left: 0, top: 0, right: width, bottom: height });

const stepped = (length: number): number => Math.max(STEP, Math.round(length / STEP) * STEP);
