import { isWithinEdits } from './edit-distance.js';
import { MISREAD } from './tuning.js';

/** A spelling and its words. */
interface Spelling {
  readonly text: string;
  readonly words: readonly string[];
}

/** Words of the trade that only look like others misread: `supplies` is no supplier. */
const OTHER_WORDS = new Set(['supplie', 'supplies']);

/** Spellings, of which the nearest to a misread one can be asked for. */
export class MisreadSpellings {
  /** In the order in which they were added, by how long they are and how many words they have. */
  readonly #byShape = new Map<string, Spelling[]>();

  add(text: string): void {
    const words = text.split(' ');
    const shape = shapeOf(text.length, words.length);
    const others = this.#byShape.get(shape);
    if (others === undefined) this.#byShape.set(shape, [{ text, words }]);
    else others.push({ text, words });
  }

  /** The spelling that a text is misread from: the shortest, of several the one added first. */
  nearest(text: string): string | null {
    if (OTHER_WORDS.has(text)) return null;
    const most = text.length < MISREAD.longLabel ? 1 : 2;
    const words = text.split(' ');
    for (let length = text.length - most; length <= text.length + most; length += 1) {
      const near = this.#byShape.get(shapeOf(length, words.length))?.find((spelling) => isMisread(spelling.words, words, most));
      if (near !== undefined) return near.text;
    }
    return null;
  }
}

const shapeOf = (length: number, words: number): string => `${length}/${words}`;

/** Whether one label may be another misread: each word the same but for one letter. Both have as many words. */
function isMisread(left: readonly string[], right: readonly string[], most: number): boolean {
  let changed = 0;
  for (const [index, word] of left.entries()) {
    const other = right[index] ?? '';
    if (word === other) continue;
    changed += 1;
    if (changed > most || word.length <= MISREAD.shortWord || !isWithinEdits(word, other, 1)) return false;
  }
  return true;
}
