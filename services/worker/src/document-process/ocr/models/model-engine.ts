import { readFile } from 'node:fs/promises';
import type { Rectangle } from '../../geometry.js';
import { cutOut } from '../../picture/cut.js';
import type { GreyPicture } from '../../picture/grey-picture.js';
import { lookOfText } from '../../picture/look-of-text.js';
import type { OcrEngine, OcrWord } from '../ocr-engine.js';
import { alphabetOf } from './alphabet.js';
import { LineFinder } from './line-finder.js';
import { LineReader } from './line-reader.js';
import type { ModelFiles } from './model-files.js';
import { plainLetters } from './plain-letters.js';
import { loadRuntime } from './runtime.js';
import { wordsOfLine } from './words-of-line.js';

/** One thread each: there is one process for each core, and pages are read side by side. Shapes change with every line, so nothing is kept for the next one. */
const OPTIONS = { intraOpNumThreads: 1, interOpNumThreads: 1, enableCpuMemArena: false, enableMemPattern: false } as const;

/** The engine of two models: one finds the lines of a page, the other reads each of them, in Latin and Chinese alike. */
export async function startModelEngine(files: ModelFiles): Promise<OcrEngine> {
  const runtime = await loadRuntime();
  const bytes = await readFile(files.reader);
  const open = runtime.InferenceSession;
  const [finding, reading] = await Promise.all([open.create(files.finder, OPTIONS), open.create(bytes, OPTIONS)]);
  const finder = new LineFinder(finding, runtime);
  const reader = new LineReader(reading, alphabetOf(bytes), runtime);

  async function wordsOf(picture: GreyPicture, letterHeight: number): Promise<OcrWord[]> {
    const words: OcrWord[] = [];
    for (const place of await finder.linesOf(picture, letterHeight)) {
      const line = await reader.read(cutOut(picture, place, 0).picture);
      words.push(...wordsOfLine(line, whole(place)));
    }
    return words.map((word) => ({ ...word, text: plainLetters(word.text) }));
  }

  return {
    name: 'models',
    glance: (picture) => wordsOf(picture, lookOfText(picture).letterHeight),
    read: ({ page, letterHeight }) => wordsOf(page, letterHeight),
    close: async () => {
      await Promise.all([finding.release(), reading.release()]);
    },
  };
}

/** A place as it is cut out: in whole pixels. */
const whole = ({ left, top, right, bottom }: Rectangle): Rectangle => ({
  left: Math.floor(left),
  top: Math.floor(top),
  right: Math.ceil(right),
  bottom: Math.ceil(bottom),
});
