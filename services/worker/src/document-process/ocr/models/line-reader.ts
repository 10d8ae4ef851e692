import type { InferenceSession, TypedTensor } from 'onnxruntime-node';
import type { GreyPicture } from '../../picture/grey-picture.js';
import { resized } from '../../picture/resized.js';
import { type Letter, lettersOf } from './letters-of-line.js';
import type { Runtime } from './runtime.js';
import { COLOURS, inputOf } from './tensor.js';

/** The model sees a line at this height, in pixels. */
export const LINE_HEIGHT = 48;
/** Short lines are set on a ground of this width: the model was trained on nothing narrower. */
const NARROWEST = 160;
/** Widths go in steps, so that lines of about one width are read without planning anew. */
const STEP = 32;
/** Longer lines than this no paper has. */
const WIDEST = 4096;

/** A line as the model read it: its letters, and the width of the picture in whose pixels they stand. */
export interface ReadLine {
  readonly width: number;
  readonly letters: readonly Letter[];
}

/** Reads the picture of one line. */
export class LineReader {
  constructor(
    private readonly session: InferenceSession,
    private readonly alphabet: readonly string[],
    private readonly runtime: Runtime,
  ) {}

  async read(line: GreyPicture): Promise<ReadLine> {
    const own = Math.min(WIDEST, Math.max(1, Math.ceil((line.width * LINE_HEIGHT) / line.height)));
    const picture = await resized(line, { width: own, height: LINE_HEIGHT });
    const width = Math.max(NARROWEST, Math.ceil(own / STEP) * STEP);
    const input = new this.runtime.Tensor('float32', inputOf(picture, width), [1, COLOURS, LINE_HEIGHT, width]);
    const answers = await this.session.run({ [this.session.inputNames[0] ?? '']: input });
    const { data, dims } = answers[this.session.outputNames[0] ?? ''] as TypedTensor<'float32'>;
    const [, steps = 0, choices = 0] = dims;
    return { width: own, letters: lettersOf({ steps, choices, likelihood: data }, this.alphabet, width / steps) };
  }
}
