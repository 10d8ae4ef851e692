import { type Phrase, phraseOfWords } from '../page/phrases.js';
import type { PlacedWord } from '../page/placed-word.js';
import type { ColumnRole } from './column-roles.js';

/** The head of one column has no more words beside each other than this. */
const MOST_BLOCKS = 7;
/** Words whose sides come so near, in points, stand above each other. */
const TOUCH = 0.5;

interface Block {
  readonly left: number;
  right: number;
  readonly words: Set<PlacedWord>;
}

/**
 * Heads of narrow columns that stand so close that they look like one, over one line or several (`No. Item Qty` over `no. shipped`): the fewest
 * groups of words, each with all that stands above each other, that all head columns. Null where there are none.
 */
export function partedHeads(stack: readonly Phrase[], roleOf: (stack: readonly Phrase[]) => ColumnRole | null): Phrase[][] | null {
  if (stack.length === 1 && stack[0]?.words.length === 1) return null; // as nearly all cells of a body
  const blocks = blocksOf(stack);
  const best: (Phrase[][] | null)[] = [[]];
  for (let end = 1; end <= blocks.length; end += 1) {
    let fewest: Phrase[][] | null = null;
    for (let start = Math.max(0, end - MOST_BLOCKS); start < end; start += 1) {
      const before = best[start] ?? null;
      if (before === null || (fewest !== null && fewest.length <= before.length + 1)) continue;
      const head = headOf(stack, blocks.slice(start, end));
      if (roleOf(head) !== null) fewest = [...before, head];
    }
    best.push(fewest);
  }
  const parts = best.at(-1) ?? null;
  return parts === null || parts.length < 2 ? null : parts;
}

/** The words of a stack from left to right; those that stand above each other belong together. */
function blocksOf(stack: readonly Phrase[]): Block[] {
  const blocks: Block[] = [];
  const words = stack.flatMap((phrase) => phrase.words).sort((a, b) => a.area.left - b.area.left);
  for (const word of words) {
    const last = blocks.at(-1);
    if (last !== undefined && word.area.left < last.right - TOUCH) {
      last.words.add(word);
      last.right = Math.max(last.right, word.area.right);
    } else blocks.push({ left: word.area.left, right: word.area.right, words: new Set([word]) });
  }
  return blocks;
}

/** The words of some blocks, line by line. */
function headOf(stack: readonly Phrase[], blocks: readonly Block[]): Phrase[] {
  return stack.flatMap((phrase) => {
    const words = phrase.words.filter((word) => blocks.some((block) => block.words.has(word)));
    return words.length === 0 ? [] : [phraseOfWords(phrase, words)];
  });
}
