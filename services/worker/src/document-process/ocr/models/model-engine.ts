import { readFile } from 'node:fs/promises';
import { type Rectangle, rectangleAround } from '../../geometry.js';
import { cutOut } from '../../picture/cut.js';
import { darkPixelsOf } from '../../picture/dark-pixels.js';
import { onLightGround } from '../../picture/light-ground.js';
import { lookOfText } from '../../picture/look-of-text.js';
import { resized } from '../../picture/resized.js';
import type { OcrEngine, OcrWord } from '../ocr-engine.js';
import type { PreparedPage } from '../prepare-page.js';
import { alphabetOf } from './alphabet.js';
import { bestReading } from './best-reading.js';
import { clearOfRules } from './clear-of-rules.js';
import { LineFinder } from './line-finder.js';
import { LINE_HEIGHT, LineReader } from './line-reader.js';
import type { ModelFiles } from './model-files.js';
import { plainLetters } from './plain-letters.js';
import { loadRuntime } from './runtime.js';
import { wordsOfLine } from './words-of-line.js';

/** One thread each: there is one process for each core, and pages are read side by side. Shapes change with every line, so nothing is kept for the next one. */
const OPTIONS = { intraOpNumThreads: 1, interOpNumThreads: 1, enableCpuMemArena: false, enableMemPattern: false } as const;

/** What the engine needs of a page: in the picture without rules the ink of a line is that of its letters. */
type Shown = Pick<PreparedPage, 'page' | 'text' | 'rules' | 'letterHeight'> & { readonly pieces: PreparedPage['pieces'] | null };

/** The engine of two models: one finds the lines of a page, the other reads each of them, in Latin and Chinese alike. */
export async function startModelEngine(files: ModelFiles): Promise<OcrEngine> {
  const runtime = await loadRuntime();
  const bytes = await readFile(files.reader);
  const open = runtime.InferenceSession;
  const [finding, reading] = await Promise.all([open.create(files.finder, OPTIONS), open.create(bytes, OPTIONS)]);
  const finder = new LineFinder(finding, runtime);
  const reader = new LineReader(reading, alphabetOf(bytes), runtime);

  async function wordsOf({ page, text, rules, letterHeight, pieces }: Shown): Promise<OcrWord[]> {
    const words: OcrWord[] = [];
    const printed = pieces === null ? null : placeOfPrint([...pieces, ...rules], letterHeight);
    for (const found of await finder.linesOf(page, letterHeight, printed)) {
      const { line, place } = await bestReading(clearOfRules(found, rules), (part) => reader.read(cutOut(page, part, 0).picture));
      const shown = await resized(cutOut(text, place, 0).picture, { width: line.width, height: LINE_HEIGHT });
      const ink = darkPixelsOf(onLightGround(shown));
      words.push(...wordsOfLine(line.letters, ink, whole(place)));
    }
    return words.map((word) => ({ ...word, text: plainLetters(word.text) }));
  }

  return {
    name: 'models',
    glance: (lines) => wordsOf({ page: lines, text: lines, rules: [], pieces: null, letterHeight: lookOfText(lines).letterHeight }),
    read: wordsOf,
    close: async () => {
      await Promise.all([finding.release(), reading.release()]);
    },
  };
}

/** Where letters, rules and all that is as large stand on a page; null where there is nothing of the kind. */
function placeOfPrint(ink: readonly Rectangle[], letterHeight: number): Rectangle | null {
  const letters = ink.filter(({ left, top, right, bottom }) => Math.max(right - left, bottom - top) >= SMALL_PRINT * letterHeight);
  return letters.length === 0 ? null : rectangleAround(letters);
}

/** Small print is so high at least, in heights of the usual letter. */
const SMALL_PRINT = 0.3;

/** A place as it is cut out: in whole pixels. */
const whole = ({ left, top, right, bottom }: Rectangle): Rectangle => ({
  left: Math.floor(left),
  top: Math.floor(top),
  right: Math.ceil(right),
  bottom: Math.ceil(bottom),
});
