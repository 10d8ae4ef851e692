import { type Phrase, phraseOfWords } from '../page/phrases.js';
import type { PlacedWord } from '../page/placed-word.js';
import { type ColumnRole, columnRoleOf } from './column-roles.js';
import { PART_HEADS } from './tuning.js';

/** All ways to take one phrase for two heads beside each other that head different columns. */
export function twoHeads(phrase: Phrase): [HeadPart, HeadPart][] {
  return phrase.words.slice(1).flatMap((_word, index): [HeadPart, HeadPart][] => {
    const [left, right] = [phrase.words.slice(0, index + 1), phrase.words.slice(index + 1)];
    const [one, other] = [left, right].map((words) => columnRoleOf(phraseOfWords(phrase, words).text));
    return one == null || other == null || one === other
      ? []
      : [
          [
            { role: one, words: left },
            { role: other, words: right },
          ],
        ];
  });
}

/** Some words of a phrase, and the column that they head. */
export interface HeadPart {
  readonly role: ColumnRole;
  readonly words: readonly PlacedWord[];
}

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
  const best: (Parting | null)[] = [{ heads: [], apart: 0 }];
  for (let end = 1; end <= blocks.length; end += 1) {
    let fewest: Parting | null = null;
    for (let start = Math.max(0, end - PART_HEADS.mostBlocks); start < end; start += 1) {
      const before = best[start] ?? null;
      if (before === null) continue;
      const apart = before.apart + gapBefore(blocks, start);
      if (fewest !== null && !isBetter(before.heads.length + 1, apart, fewest)) continue;
      const head = headOf(stack, blocks.slice(start, end));
      if (roleOf(head) !== null) fewest = { heads: [...before.heads, head], apart };
    }
    best.push(fewest);
  }
  const parts = best.at(-1)?.heads ?? [];
  return parts.length < 2 ? null : parts;
}

/** Some heads, and how far they stand from each other in all. */
interface Parting {
  readonly heads: Phrase[][];
  readonly apart: number;
}

/** Fewer heads are better, and of as many those with the wider gaps between them. */
function isBetter(count: number, apart: number, { heads, apart: others }: Parting): boolean {
  return count === heads.length ? apart > others + PART_HEADS.touch : count < heads.length;
}

function gapBefore(blocks: readonly Block[], at: number): number {
  const [before, behind] = [blocks[at - 1], blocks[at]];
  return before === undefined || behind === undefined ? 0 : behind.left - before.right;
}

/** The words of a stack from left to right; those that stand above each other belong together. */
function blocksOf(stack: readonly Phrase[]): Block[] {
  const blocks: Block[] = [];
  const words = stack.flatMap((phrase) => phrase.words).sort((a, b) => a.area.left - b.area.left);
  for (const word of words) {
    const last = blocks.at(-1);
    if (last !== undefined && word.area.left < last.right - PART_HEADS.touch) {
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
