import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM } from 'tesseract.js';
import type { Rectangle } from '../geometry.js';

/** A word as the engine found it, in pixels of the picture it was given. `confidence` is between 0 and 1. */
export interface OcrWord {
  readonly text: string;
  readonly rectangle: Rectangle;
  readonly confidence: number;
}

/** How the engine should look for lines: on a whole page of any layout, or in one block of lines. */
export type OcrLayout = 'page' | 'block';

/** A warm OCR engine for Latin script. One picture at a time; it fetches nothing, its data lies in a package. */
export interface OcrEngine {
  wordsOf(png: Uint8Array, layout: OcrLayout): Promise<OcrWord[]>;
  close(): Promise<void>;
}

const PACKAGE = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
const MODES = { page: PSM.AUTO, block: PSM.SINGLE_BLOCK } as const;

export async function startOcrEngine(): Promise<OcrEngine> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(PACKAGE, '4.0.0_best_int'),
    gzip: true,
    cacheMethod: 'none',
  });
  return {
    async wordsOf(png, layout) {
      await worker.setParameters({ tessedit_pageseg_mode: MODES[layout] });
      const { data } = await worker.recognize(Buffer.from(png), {}, { blocks: true, text: false });
      const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
      return lines.flatMap(({ words }) =>
        words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
          text,
          confidence: confidence / 100,
          rectangle: { left: x0, top: y0, right: x1, bottom: y1 },
        })),
      );
    },
    close: async () => {
      await worker.terminate();
    },
  };
}
