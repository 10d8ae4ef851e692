import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import type { OcrWord } from '../ocr-engine.js';

/** How Tesseract should look for lines: on a whole page of any layout, or in one block of lines. */
export type Layout = 'page' | 'block';

/** What it knows: Latin letters alone, or Chinese beside them (half as fast, and worse with Latin). */
export type Script = 'latin' | 'chinese';

/** A warm Tesseract. One picture at a time, as PGM or PNG; its data lies in packages. Chinese is loaded when first asked for. */
export interface Tesseract {
  wordsOf(picture: Uint8Array, layout: Layout, script?: Script): Promise<OcrWord[]>;
  close(): Promise<void>;
}

const MODES = { page: PSM.AUTO, block: PSM.SINGLE_BLOCK } as const;
/** Without one the engine guesses a resolution, and says so on every page; every picture comes at the size that suits it. */
const DOTS_PER_INCH = '300';
const LANGUAGES = { latin: ['eng'], chinese: ['chi_sim'] } as const;

export async function startTesseract(): Promise<Tesseract> {
  const workers: Record<Script, Promise<Worker> | null> = { latin: startWorker('latin'), chinese: null };
  await workers.latin;
  return {
    async wordsOf(picture, layout, script = 'latin') {
      const worker = await (workers[script] ??= startWorker(script));
      await worker.setParameters({ tessedit_pageseg_mode: MODES[layout], user_defined_dpi: DOTS_PER_INCH });
      const { data } = await worker.recognize(Buffer.from(picture), {}, { blocks: true, text: false });
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
      await Promise.all(Object.values(workers).map(async (worker) => (await worker)?.terminate()));
    },
  };
}

/** The engine takes its data from one folder; each language lies in a package of its own, so a folder of links is made for the start. */
async function startWorker(script: Script): Promise<Worker> {
  const folder = await mkdtemp(join(tmpdir(), 'ocr-'));
  try {
    await Promise.all(LANGUAGES[script].map((code) => symlink(dataOf(code), join(folder, `${code}.traineddata.gz`))));
    return await createWorker([...LANGUAGES[script]], OEM.LSTM_ONLY, { langPath: folder, gzip: true, cacheMethod: 'none' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The trained data of a language, in the package that carries it. */
function dataOf(code: string): string {
  const folder = dirname(createRequire(import.meta.url).resolve(`@tesseract.js-data/${code}/package.json`));
  return join(folder, '4.0.0_best_int', `${code}.traineddata.gz`);
}
